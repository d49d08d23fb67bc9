import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTree } from '../../../../../src/adapters/git/tree.ts';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell, type SandboxShell } from '../../../../../src/adapters/sandbox/shell.ts';
import { DeniedFiles } from '../../../../../src/adapters/sandbox/view/denied-files.ts';
import { git } from '../../../../support/repository.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';
import { eachWay } from '../ways.ts';

const SECRET = 'CANARY_DENIED';
const gitPath = realpathSync(execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim());

eachWay('a denied file behind $way', ({ without, kind }) => {
  let place: Place;
  let isolation: ProbedSandbox;
  let shell: SandboxShell;
  const at = (name: string): string => path.join(place.root, name);
  const say = async (script: string, who: 'agent' | 'gate' = 'agent'): Promise<string> =>
    (await shell.run(command(script, { who }))).output;

  beforeAll(async () => {
    place = makePlace();
    for (const name of ['.env', 'a/b/.env.local', 'keys/server.pem']) write(at(name), `KEY=${SECRET}\n`);
    git(place.root, 'add', '-A');
    git(place.root, '-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'start');
    const denied = new DeniedFiles(place.root, ['.env', 'a/b/.env.local', 'keys/server.pem']);
    const plain = optionsFor(place, {
      deniedReads: (reads) => denied.paths().filter((file) => !reads.includes(file)),
    });
    const found = without.length === 0 ? process.env.PATH : pathWithout(place, without);
    const options = { ...plain, hostEnv: { ...plain.hostEnv, PATH: found } };
    isolation = await probeSandbox('auto', options);
    if (isolation.kind !== kind) throw new Error(`no sandbox to test: ${isolation.reason}`);
    shell = createShell(isolation, options);
  });
  afterAll(() => place.remove());

  test('reads as empty, at any depth and by any way of reading', async () => {
    const output = await say(
      'cat .env a/b/.env.local keys/server.pem; grep -r CANARY . ; cp .env copy; cat copy; rm copy; echo end',
    );
    expect(output).toBe('end\n');
  });

  test('cannot be written, replaced, moved or deleted', async () => {
    const output = await say(
      'echo x > .env; echo x >> a/b/.env.local; rm -f .env; mv .env old; ln .env hard; ln -f README.md .env',
    );
    expect(output.match(/: Read-only file system/g)).toHaveLength(2);
    expect(readFileSync(at('.env'), 'utf8')).toBe(`KEY=${SECRET}\n`);
    expect(readFileSync(at('a/b/.env.local'), 'utf8')).toBe(`KEY=${SECRET}\n`);
  });

  test('is there for a custom constraint, and for a gate only if its reads name it', async () => {
    expect(await say('cat .env', 'gate')).toBe(`KEY=${SECRET}\n`);
    const gate = { who: 'gate', gate: { name: 'tests', phase: 'final' } } as const;
    const hidden = await shell.run(command('cat .env', gate));
    expect(hidden.output).toBe('');
    const shown = await shell.run(command('cat .env keys/server.pem', { ...gate, reads: ['.env'] }));
    expect(shown.output).toBe(`KEY=${SECRET}\n`);
  });

  test('is no change of the tree', async () => {
    const privateDir = mkdtempSync(path.join(tmpdir(), 'forge-tree-'));
    const tree = openTree({
      root: place.root,
      privateDir,
      excluded: ['.forge/artifacts'],
      guardGitDir: true,
      gitPath,
    });
    await tree.open();
    await tree.ready();
    await say('cat .env; rm -f .env; echo done > note.txt');
    const { step } = await tree.measure();
    expect(step.map((change) => change.path)).toEqual(['note.txt']);
    await tree.close();
    rmSync(privateDir, { recursive: true });
    rmSync(at('note.txt'));
  });

  test('stays hidden where the folder around it is moved, also under a name that hides nothing', async () => {
    await say('mv keys plain && mkdir keys && touch keys/server.pem && mkdir -p deep/er && mv a deep/er/a');
    expect(readFileSync(at('plain/server.pem'), 'utf8')).toContain(SECRET);
    expect(await say('cat plain/server.pem deep/er/a/b/.env.local; grep -r CANARY .; echo end')).toBe(
      'end\n',
    );
    await say('mv deep/er/a . && rm -r keys deep && mv plain keys');
    expect(await say('cat keys/server.pem a/b/.env.local; echo end')).toBe('end\n');
  });

  test('that was made anew in its place is hidden too', async () => {
    rmSync(at('.env'));
    expect(await say('cat .env 2>&1')).toContain('No such file');
    writeFileSync(at('.env'), `KEY=${SECRET}\n`);
    expect(await say('cat .env')).toBe('');
  });
});
