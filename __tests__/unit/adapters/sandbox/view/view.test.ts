import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  decidingMount,
  inMountOrder,
  isHidden,
  type Mount,
} from '../../../../../src/adapters/sandbox/mounts/mount.ts';
import { findCaches } from '../../../../../src/adapters/sandbox/view/cache-folders.ts';
import { foldersNeededFor, mayHoldCredentials } from '../../../../../src/adapters/sandbox/view/toolchains.ts';
import { createView, isWritable } from '../../../../../src/adapters/sandbox/view/view.ts';
import { isWithin } from '../../../../../src/core/path/is-within.ts';
import { makePlace, optionsFor, type Place, write } from '../fixture.ts';

let place: Place;
beforeAll(() => {
  place = makePlace();
});
afterAll(() => place.remove());

const hide = (target: string): Mount => ({ kind: 'tmpfs', target, mode: '0755', readOnly: false });
const show = (target: string, readOnly = true): Mount => ({ kind: 'bind', source: target, target, readOnly });

test('parents are mounted before children, and the later of two for one path decides', () => {
  const order = inMountOrder([show('/a/b/c'), hide('/a'), show('/z'), hide('/a/b'), show('/a/b')]);
  expect(order).toEqual([hide('/a'), show('/z'), show('/a/b'), show('/a/b/c')]);
});

test('the most specific path decides what is seen', () => {
  const mounts = [hide('/home'), show('/home/u/ws', false), hide('/home/u/ws/out')];
  expect(
    ['/home/u/.ssh', '/home/u/ws/a', '/home/u/ws/out/x', '/usr'].map((at) => isHidden(mounts, at)),
  ).toEqual([true, false, true, false]);
  expect(decidingMount(mounts, '/home/u/ws/out/x')?.target).toBe('/home/u/ws/out');
});

test('no cache that is shown holds a place where credentials are kept', () => {
  const stores = [
    '.ssh/id_rsa',
    '.netrc',
    '.npmrc',
    '.gitconfig',
    '.git-credentials',
    '.docker/config.json',
    '.aws/credentials',
    '.config/gh/hosts.yml',
    '.config/gcloud/credentials.db',
    '.azure/msal_token_cache.json',
    '.kube/config',
    '.gnupg/private-keys-v1.d',
    '.cargo/credentials.toml',
    '.m2/settings.xml',
    '.m2/settings-security.xml',
    '.gradle/gradle.properties',
    '.gem/credentials',
    '.pypirc',
    '.composer/auth.json',
    '.nuget/NuGet/NuGet.Config',
    '.dotnet/corefx/cryptography',
    '.yarnrc.yml',
    '.terraform.d/credentials.tfrc.json',
    '.bundle/config',
    '.local/share/keyrings/login.keyring',
    '.password-store/x',
    '.bash_history',
    '.local/share/uv/credentials/credentials.toml',
    '.cache/huggingface/token',
    '.cache/huggingface/stored_tokens',
    '.cache/deno/location_data/x',
    '.hex/hex.config',
    '.conan2/credentials.json',
    '.conan2/.conan.db',
    '.pub-cache/credentials.json',
    '.julia/servers/x/auth.toml',
    '.ivy2/.credentials',
    '.sbt/.credentials',
    '.gradle/init.d/repositories.gradle',
    '.cargo/credentials',
    '.bun/bunfig.toml',
    '.cabal/config',
    '.ccache/ccache.conf',
    '.local/share/gem/credentials',
  ];
  for (const store of stores) write(path.join(place.home, store), 'CANARY');
  const options = optionsFor(place);
  const { shown, never } = findCaches(options, place.root);
  const seen = stores.filter((store) => {
    const at = path.join(place.home, store);
    return shown.some((folder) => isWithin(at, folder.path)) && !never.some((hidden) => isWithin(at, hidden));
  });
  expect(seen).toEqual([]);
});

test('a PATH entry in a folder of credentials is not shown for being one', () => {
  expect(mayHoldCredentials('/home/u/.config/tool/bin')).toBe(true);
  expect(mayHoldCredentials('/home/u/.local/bin')).toBe(false);
});

test('an npm bin folder needs the packages its links lead into', () => {
  expect(foldersNeededFor('/tmp/clone/node_modules/.bin')).toBe('/tmp/clone/node_modules');
  expect(foldersNeededFor('/tmp/clone/bin')).toBe('/tmp/clone/bin');
});

test('only the workspace, HOME and the temporary folders are writable', () => {
  const mounts = createView(optionsFor(place)).mounts(false);
  const binds = mounts.filter((mount) => mount.kind === 'bind' && !mount.readOnly);
  expect(binds.map((mount) => mount.target)).toEqual([place.root]);
  expect(isWritable(mounts, path.join(place.root, 'src/x'))).toBe(true);
  expect(
    ['.git/config', 'AGENTS.md', '.github/workflows/x', '.forge/artifacts/x'].filter((name) =>
      isWritable(mounts, path.join(place.root, name)),
    ),
  ).toEqual([]);
  expect(isWritable(createView(optionsFor(place)).mounts(true), path.join(place.root, 'src/x'))).toBe(false);
});

test('a toolchain on PATH in a hidden folder is shown read-only, the workspace is not looked into', () => {
  const tools = path.join(place.home, 'tools/bin');
  mkdirSync(tools, { recursive: true });
  mkdirSync(path.join(place.root, 'bin'), { recursive: true });
  const hostEnv = {
    ...optionsFor(place).hostEnv,
    PATH: `${tools}:${place.root}/bin:bin:.::/usr/bin:${tools}`,
  };
  const view = createView(optionsFor(place, { hostEnv }));
  expect(view.searchPath).toEqual([tools, '/usr/bin']);
  expect(decidingMount(view.mounts(false), path.join(tools, 'x'))).toEqual(show(tools));
});

test('a PATH entry that is a hidden folder itself stays hidden', () => {
  const hostEnv = { ...optionsFor(place).hostEnv, PATH: `${place.home}:/tmp:${place.runnerTemp}:/usr/bin` };
  const view = createView(optionsFor(place, { hostEnv }));
  expect(view.searchPath).toEqual(['/usr/bin']);
});

test('a protected path that is a link, or lies behind one, is left to the measuring of the tree', () => {
  write(path.join(place.root, 'real/file'), 'x');
  symlinkSync('real', path.join(place.root, 'linked'));
  symlinkSync('/etc/passwd', path.join(place.root, 'CLAUDE.md'));
  const protectedPaths = (): readonly string[] => ['linked/file', 'CLAUDE.md', 'real/file', 'missing'];
  const targets = createView(optionsFor(place, { protectedPaths }))
    .mounts(false)
    .map((mount) => mount.target);
  const mine = targets
    .filter((target) => target.startsWith(`${place.root}/`))
    .map((at) => path.relative(place.root, at));
  expect(mine).toEqual(['.git', '.forge/artifacts', 'real/file']);
});

test('HOME as the workspace, or a missing HOME, gives a home of its own', () => {
  for (const HOME of [place.root, path.join(place.root, 'sub'), '/', '/nonexistent', '']) {
    const hostEnv = { ...optionsFor(place).hostEnv, HOME };
    expect(createView(optionsFor(place, { hostEnv, accountHome: null })).home).toBe('/tmp/home');
  }
});

test('a cache below a HOME that is the workspace, or lies in it, is an ordinary folder there', () => {
  const cases = [
    { HOME: place.root },
    { HOME: path.join(place.root, 'sub') },
    { HOME: place.home, GOCACHE: path.join(place.root, 'not/made') },
  ];
  for (const variables of cases) {
    const hostEnv = { ...optionsFor(place).hostEnv, ...variables };
    const { caches } = createView(optionsFor(place, { hostEnv, accountHome: null }));
    const targets = caches.flatMap((cache) => cache.targets);
    expect(targets.filter((target) => target.startsWith(`${place.root}/`))).toEqual([]);
  }
});

test('HOME through a link is the folder it leads to', () => {
  const link = path.join(place.top, 'home-link');
  symlinkSync(place.home, link);
  const hostEnv = { ...optionsFor(place).hostEnv, HOME: link };
  expect(createView(optionsFor(place, { hostEnv })).home).toBe(realpathSync(link));
});

test("a self-hosted runner's registration is masked, its command files and event hidden", () => {
  const runner = path.join(place.top, 'runner');
  mkdirSync(path.join(runner, '_work/_temp'), { recursive: true });
  for (const name of ['.credentials', '.credentials_rsaparams', '.runner'])
    writeFileSync(path.join(runner, name), '{}');
  write(path.join(place.top, 'commands/set_env'), '');
  const hostEnv = {
    ...optionsFor(place).hostEnv,
    RUNNER_TEMP: path.join(runner, '_work/_temp'),
    GITHUB_ENV: path.join(place.top, 'commands/set_env'),
  };
  const view = createView(
    optionsFor(place, { hostEnv, readable: [runner, path.join(place.top, 'commands')] }),
  );
  const mounts = view.mounts(false);
  expect(isHidden(mounts, path.join(runner, 'config.sh'))).toBe(false);
  const secret = ['.credentials', '.credentials_rsaparams', '.runner', '_work/_temp/x'].map((at) =>
    path.join(runner, at),
  );
  expect([...secret, path.join(place.top, 'commands/set_env')].filter((at) => !isHidden(mounts, at))).toEqual(
    [],
  );
});
