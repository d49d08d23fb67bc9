import { chmodSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildPathRules } from '../../../../src/constraints/registry.ts';
import type { TrackedFile } from '../../../../src/core/git/tracked-file.ts';
import { changeableCode } from '../../../../src/run/judging/custom-code.ts';
import { settingsWith } from '../../constraints/fixtures.ts';

const root = mkdtempSync(join(tmpdir(), 'custom-'));
mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
writeFileSync(join(root, 'node_modules/.bin/limits'), '#!/bin/sh\n');
chmodSync(join(root, 'node_modules/.bin/limits'), 0o755);

const FILES: Readonly<Record<string, string>> = {
  'checks/x.js': 'x',
  'checks/x.sh': '#!/bin/sh\n',
  'checks/x.py': 'x',
  'checks/plain': '#!/usr/bin/env node\n',
  'kept/x.js': 'x',
  '.forge/x.js': 'x',
  'package.json': '{}',
  'tool.js': 'x',
};

function tracked(text: string): TrackedFile {
  return { bytes: Buffer.from(text), executable: false };
}

async function problems(command: string, scripts: Readonly<Record<string, string>> = {}) {
  const settings = settingsWith({ protected_paths: ['kept/**', '.forge/**'], denied_patterns: [] });
  return changeableCode(
    [{ name: 'limits', command }],
    new Map(Object.entries(scripts).map(([path, text]) => [path, tracked(text)])),
    {
      files: {
        filesAt: async (_, paths) => {
          // Git takes no other paths.
          for (const path of paths) expect(path).toMatch(/^(?!\/|\.\.?(?:\/|$)).+$/);
          return new Map(
            paths.flatMap((path) => (FILES[path] === undefined ? [] : [[path, tracked(FILES[path])]])),
          );
        },
      },
      commit: 'trusted',
      rules: buildPathRules(settings, { openProtected: [] }),
      root,
      folders: [join(root, 'node_modules/.bin')],
    },
  );
}

describe('the command of a custom constraint', () => {
  it.each([
    './checks/x.sh',
    'sh ./checks/x.sh --now',
    'node ./checks/x.js',
    'checks/x.sh',
    'node kept/x.js',
    'cd kept && node x.js',
    'bash -c "node kept/x.js"',
    'sh .forge/any.sh',
    'test ! -e STOP',
    'cat >/dev/null; if [ -e /srv/STOP ]; then echo 1; else echo 2; fi',
    'cat > /dev/null; grep -c x package.json checks/x.js',
    `node -e 'const c = JSON.parse(require("fs").readFileSync(0)); console.log(c)'`,
    'python3 -I -c "import json"',
    'curl --fail --max-time 3 https://example.com/tool',
    'jq .violated package.json',
    'echo noise >&2; cat',
    '(sleep 4321 &) ; printf %s "$(env | grep -c CANARY)"',
    'no-such-program',
    'node /opt/tool.js',
    'awk "{ print }" package.json',
    "cat >/dev/null <<'E'\nchecks/x.sh\nE\n./checks/x.sh",
    'timeout 3 ./checks/x.sh',
    'git diff --stat',
  ])('may be %s', async (command) => {
    expect(await problems(command)).toEqual([]);
  });

  it.each([
    ['node checks/x.js', 'write ./checks/x.js'],
    ['node -- checks/x.js', 'write ./checks/x.js'],
    ['node --no-warnings checks/x.js', 'checks/x.js'],
    ['node -r checks/x.js ./checks/x.js', 'checks/x.js'],
    ['node --import=checks/x.js ./checks/x.js', 'checks/x.js'],
    [`node ${root}/checks/x.js`, 'checks/x.js'],
    ['node kept/../checks/x.js', 'checks/x.js'],
    ['node not/there.js', 'not/there.js'],
    ['node ignored', 'ignored'],
    ['node checks/*.js', 'computed name'],
    ['node $SCRIPT', 'computed name'],
    ['f=checks/x.js; node $f', 'checks/x.js'],
    ['cd checks && node x.js', 'checks/x.js'],
    ['cd checks; sh x.sh', 'checks/x.sh'],
    ['cd "$WHERE" && node x.js', 'computed name'],
    ['sh checks/x.sh', 'checks/x.sh'],
    ['. checks/x.sh', 'checks/x.sh'],
    ['bash -c "sh checks/x.sh"', 'checks/x.sh'],
    ['bash -euc "exec sh checks/x.sh"', 'checks/x.sh'],
    ['env A=1 timeout 3 node checks/x.js', 'checks/x.js'],
    ['echo checks/x.sh | xargs sh', 'checks/x.sh'],
    ['find checks -name "*.sh" -exec sh {} +', 'computed name'],
    ['cat checks/x.sh | sh', 'standard input'],
    ['sh < checks/x.sh', 'standard input'],
    ['node - < checks/x.js', 'standard input'],
    ['bash <(cat checks/x.sh)', 'standard input'],
    ['eval "$(cat checks/x.sh)"', 'put'],
    ['true && checks/x.sh', 'checks/x.sh'],
    ['x() { checks/x.sh; }; x', 'checks/x.sh'],
    ['python3 checks/x.py', 'checks/x.py'],
    ['python3 -m checks.x', '-I'],
    ['python3 -c "import json"', '-I'],
    ['python3 -I -c "exec(open(\'checks/x.py\').read())"', 'checks/x.py'],
    [`node -e 'require("checks/x")'`, 'checks/x'],
    [`node -e 'require(process.cwd() + "/checks/x")'`, 'checks/x'],
    [`node -e 'import("yaml").then(() => 1)'`, 'node_modules/yaml'],
    ['perl -Ichecks -e 1', 'checks'],
    ['awk -f checks/x.js', 'checks/x.js'],
    ['make check', 'make runs'],
    ['make -f kept/x.mk', 'make runs'],
    ['npm run -s limits', 'npm runs'],
    ['npx limits', 'npx runs'],
    ['limits --all', 'node_modules/.bin/limits'],
    ['PATH=node_modules/.bin:$PATH other', 'sets PATH'],
    ['NODE_OPTIONS="--require checks/x.js" ./checks/x.sh', 'sets NODE_OPTIONS'],
    ['custom-tool --rules checks/x.js', 'checks/x.js'],
    ['custom-tool --rules=checks/plain', 'checks/plain'],
    ['if true; then node checks/x.js', 'syntax error'],
  ])('is refused where it is %s', async (command, why) => {
    expect((await problems(command)).join()).toContain(why);
  });

  it('is refused where a shell script of the commit runs such a file in turn', async () => {
    const scripts = { '.forge/kill.sh': '#!/bin/sh\ncat >/dev/null\nexec node checks/x.js "$@"\n' };
    expect(await problems('./.forge/kill.sh', scripts)).toEqual([
      '.forge/kill.sh: node may run checks/x.js as it is on disk, and the agent may change it: write ./checks/x.js to run the file of the commit, or add it to protected_paths',
    ]);
    const fine = '#!/bin/sh\ncat >/dev/null\nif [ -e "$1" ]; then echo 1; fi\nnode kept/x.js "$@"\n';
    expect(await problems('./.forge/kill.sh', { '.forge/kill.sh': fine })).toEqual([]);
  });
});
