import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import type { SandboxOptions } from '../../../../../src/adapters/sandbox/view/sandbox-options.ts';
import type { ShellCommand } from '../../../../../src/core/ports.ts';
import { needing } from '../../../../support/needs.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { BUBBLEWRAP_LACKS } from '../ways.ts';

const KINDS = [
  { way: 'bubblewrap', need: 'bubblewrap', without: BUBBLEWRAP_LACKS, kind: 'bwrap', mounted: true },
  { way: 'util-linux alone', need: 'namespaces', without: ['bwrap'], kind: 'unshare', mounted: true },
  {
    way: 'copies, where the kernel mounts no layers',
    need: 'namespaces',
    without: ['bwrap'],
    kind: 'unshare',
    mounted: false,
  },
] as const;

const gate = (name: string, phase: 'baseline' | 'final'): Partial<ShellCommand> => ({
  who: 'gate',
  gate: { name, phase },
});

for (const { way, need, without, kind, mounted } of KINDS)
  needing(need).describe(`caches behind ${way}`, () => behind(without, kind, mounted));

function behind(without: readonly string[], kind: string, mounted: boolean): void {
  let place: Place;
  let options: SandboxOptions;
  let isolation: ProbedSandbox;
  let shell: SandboxShell;

  const inHome = (name: string): string => path.join(place.home, name);
  const say = async (script: string, more: Partial<ShellCommand> = {}, on = shell): Promise<string> => {
    const { output, startError = '' } = await on.run(command(script, more));
    return output + startError;
  };
  const shellWith = (variables: Readonly<Record<string, string>>): SandboxShell =>
    createShell(isolation, { ...options, hostEnv: { ...options.hostEnv, ...variables } });

  beforeAll(async () => {
    place = makePlace();
    for (const name of ['.npm/_cacache/index', '.cache/pip/wheel', '.cargo/git/db', 'go/pkg/mod/m'])
      write(inHome(name), 'host\n');
    const plain = optionsFor(place, { accountHome: null });
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    isolation = await probeSandbox('auto', options);
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    const { launcher } = isolation;
    if (launcher.kind === 'none' || launcher.layers === null) throw new Error('no layers to test');
    if (!mounted) isolation = { ...isolation, launcher: { ...launcher, layers: null } };
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('a command can change, add and remove what is in a cache, for the commands after it', async () => {
    expect(
      await say(
        'cd ~/.npm/_cacache && cat index && echo mine >> index && echo new > added && rm ../../.cache/pip/wheel',
      ),
    ).toBe('host\n');
    expect(await say('cd ~/.npm/_cacache && cat index added; ls ~/.cache/pip')).toBe('host\nmine\nnew\n');
  });

  test('nothing of that is on the machine', () => {
    expect(readFileSync(inHome('.npm/_cacache/index'), 'utf8')).toBe('host\n');
    expect(existsSync(inHome('.npm/_cacache/added'))).toBe(false);
    expect(existsSync(inHome('.cache/pip/wheel'))).toBe(true);
  });

  test('no gate sees what a command left in a cache, nor what another gate did', async () => {
    await say('echo poison > ~/.npm/_cacache/index; echo poison > ~/.cargo/git/planted');
    const look = 'cat ~/.npm/_cacache/index; ls ~/.cargo/git; echo gate > ~/.cargo/git/planted';
    expect(await say(look, gate('a', 'final'))).toBe('host\ndb\n');
    expect(await say(look, gate('b', 'final'))).toBe('host\ndb\n');
    expect(await say(look, gate('a', 'final'))).toBe('host\ndb\n');
    expect(await say('cat ~/.cargo/git/planted')).toBe('poison\n');
  });

  test('a gate finds again what it wrote before the agent began, each time as it was then', async () => {
    const build =
      'cat ~/.cache/go-build/x ~/.npm/_cacache/x; echo built | tee -a ~/.cache/go-build/x ~/.npm/_cacache/x';
    expect(await say(build, gate('go', 'baseline'))).toMatch(/No such.*\n.*No such.*\nbuilt\n/);
    for (const _ of [1, 2]) expect(await say(build, gate('go', 'final'))).toBe('built\nbuilt\nbuilt\n');
    expect(await say(`true; ${build}`, gate('go', 'final'))).toMatch(/No such/);
    expect(await say('ls ~/.npm/_cacache/x')).toMatch(/No such/);
  });

  test('a cache that a variable names is writable where it says, and the variable is set', async () => {
    const there = path.join(place.top, 'elsewhere');
    write(path.join(there, 'go-build/a'), 'host\n');
    const open = shellWith({ GOCACHE: `${there}/go-build`, UV_CACHE_DIR: `${place.top}/missing` });
    expect(await say('echo more >> "$GOCACHE/a" && cat "$GOCACHE/a"; ls ..', {}, open)).toMatch(
      /^host\nmore\n/,
    );
    expect(await say('cat "$GOCACHE/a"', gate('g', 'final'), open)).toBe('host\n');
    expect(readFileSync(`${there}/go-build/a`, 'utf8')).toBe('host\n');
  });

  test('of a tool folder that a variable names, files with credentials are not shown', async () => {
    const cargo = path.join(place.top, 'cargo');
    for (const name of ['credentials.toml', 'registry/crate']) write(path.join(cargo, name), 'CANARY\n');
    write(path.join(cargo, 'config.toml'), '[net]\noffline = true\n');
    const open = shellWith({ CARGO_HOME: cargo });
    const output = await say(
      'cd "$CARGO_HOME"; find . -type f | sort; cat config.toml; touch .package-cache && echo ok',
      {},
      open,
    );
    expect(output).toBe('./config.toml\n./registry/crate\n[net]\noffline = true\nok\n');
  });

  test("Maven's settings are shown without servers, and not at all with a password elsewhere", async () => {
    const server = '<servers><server><id>x</id><password>CANARY</password></server></servers>';
    const settings = (more: string): string => `<settings>${server}${more}</settings>\n`;
    write(inHome('.m2/settings.xml'), settings('<mirrors><mirror><id>m</id></mirror></mirrors>'));
    expect(await say('cat ~/.m2/settings.xml', {}, shellWith({}))).toBe(
      '<settings><mirrors><mirror><id>m</id></mirror></mirrors></settings>\n',
    );
    write(inHome('.m2/settings.xml'), settings('<profile><db.password>x</db.password></profile>'));
    expect(await say('cat ~/.m2/settings.xml', {}, shellWith({}))).not.toContain('password');
  });

  test('a cache that is a link is writable under both names, and as one', async () => {
    const real = path.join(place.top, 'big-disk/uv');
    write(path.join(real, 'a'), 'host\n');
    mkdirSync(inHome('.cache'), { recursive: true });
    if (!existsSync(inHome('.cache/uv'))) symlinkSync(real, inHome('.cache/uv'));
    const open = shellWith({});
    expect(await say(`echo b > ~/.cache/uv/b && cat ${real}/b; echo c > ${real}/c`, {}, open)).toBe('b\n');
    expect(existsSync(path.join(real, 'b')) || existsSync(path.join(real, 'c'))).toBe(false);
  });

  test('a link to a cache shows neither its credentials nor a folder that is hidden', async () => {
    const real = path.join(place.top, 'big-disk/deno');
    write(path.join(real, 'location_data/token'), 'CANARY\n');
    write(path.join(real, 'gen/a.js'), 'host\n');
    write(inHome('.secret'), 'CANARY\n');
    mkdirSync(inHome('.cache'), { recursive: true });
    const links = { deno: real, torch: place.home, prisma: path.dirname(place.home), zig: inHome('.ssh') };
    for (const [name, target] of Object.entries(links))
      if (!existsSync(inHome(`.cache/${name}`))) symlinkSync(target, inHome(`.cache/${name}`));
    const open = shellWith({});
    const look = `cat ~/.cache/deno/gen/a.js; grep -rs CANARY ~/.cache ${real}; ls ~/.cache/torch ~/.cache/zig ~/.cache/prisma`;
    const output = await say(look, {}, open);
    expect(output).toMatch(/^host\n/);
    expect(output).not.toMatch(/CANARY|id_ed25519/);
  });
}
