import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ProbedSandbox,
  probeSandbox,
} from '../../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { UNPRIVILEGED } from '../../../../../src/adapters/sandbox/mounts/user-namespace.ts';
import { createShell } from '../../../../../src/adapters/sandbox/shell.ts';
import { writeFile } from '../../../../../src/adapters/workspace/files/write-file.ts';
import { needing } from '../../../../support/needs.ts';
import { command, makePlace, optionsFor, type Place, pathWithout, write } from '../fixture.ts';

needing('root', 'namespaces').describe("root's commands", () => {
  let place: Place;
  let isolation: ProbedSandbox;

  beforeAll(async () => {
    place = makePlace();
    writeFileSync(path.join(place.root, 'private'), 'mine\n', { mode: 0o600 });
    write(path.join(place.home, '.npm/_cacache/index'), 'cached\n');
    isolation = await probeSandbox('auto', optionsFor(place));
  });
  afterAll(() => place.remove());

  const say = async (script: string, who: 'agent' | 'gate' = 'agent'): Promise<string> => {
    const shell = createShell(isolation, optionsFor(place));
    const gate = who === 'gate' ? { gate: { name: 'g', phase: 'final' as const } } : {};
    const { output, startError = '' } = await shell.run(command(script, { who, ...gate }));
    return output + startError;
  };
  const owner = (name: string): readonly number[] => {
    const { uid, gid } = statSync(path.join(place.root, name));
    return [uid, gid];
  };

  test.each(['agent', 'gate'] as const)('of the %s run as a user without rights', async (who) => {
    expect(isolation.reason).toContain(`commands run as user ${UNPRIVILEGED}`);
    const status = await say('grep -E "^(Uid|CapEff|CapBnd):" /proc/self/status; whoami', who);
    expect(status.replace(/\t/g, ' ')).toBe(
      `Uid: ${Array(4).fill(UNPRIVILEGED).join(' ')}\nCapEff: 0000000000000000\nCapBnd: 0000000000000000\nforge\n`,
    );
  });

  test('read and write the workspace, where everything still belongs to root', async () => {
    expect(await say('cat private && echo more >>private && mkdir -p new/deep && echo x >new/deep/f')).toBe(
      'mine\n',
    );
    expect(readFileSync(path.join(place.root, 'private'), 'utf8')).toBe('mine\nmore\n');
    expect([owner('private'), owner('new'), owner('new/deep/f')]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test('write to caches of root and to HOME, and leave nothing there', async () => {
    const script =
      'cat ~/.npm/_cacache/index && echo x >>~/.npm/_cacache/index && touch ~/own && echo written';
    expect(await say(script)).toBe('cached\nwritten\n');
    expect(readFileSync(path.join(place.home, '.npm/_cacache/index'), 'utf8')).toBe('cached\n');
    expect(existsSync(path.join(place.home, 'own'))).toBe(false);
  });

  test('cannot give a file away, nor make a program that runs as root', async () => {
    const said = await say(
      'cp /bin/sh own-sh; chown 0:0 own-sh 2>&1; chmod 6755 own-sh; ./own-sh -c "id -u"',
    );
    expect(said).toMatch(new RegExp(`not permitted[^]*^${UNPRIVILEGED}$`, 'm'));
  });

  test('open their output by its name', async () => {
    expect(await say('echo out >/dev/stdout; echo err >/dev/stderr')).toBe('out\nerr\n');
  });

  test('see the workspace that is there now, not one that was moved away', async () => {
    await say('true');
    const away = `${place.root}-away`;
    renameSync(place.root, away);
    mkdirSync(path.join(place.root, '.forge/artifacts'), { recursive: true });
    writeFileSync(path.join(place.root, 'only.txt'), '');
    expect(await say('ls')).toBe('only.txt\n');
    renameSync(place.root, `${place.root}-second`);
    renameSync(away, place.root);
  });

  test("of a checkout that belongs to another user may change that user's files", async () => {
    const other = makePlace();
    writeFileSync(path.join(other.root, 'theirs'), 'theirs\n', { mode: 0o644 });
    for (const name of ['', 'theirs']) chownSync(path.join(other.root, name), 1234, 1235);
    writeFile(other.root, 'ours/made', Buffer.from('ours\n'), null);
    const found = await probeSandbox('auto', optionsFor(other));
    const shell = createShell(found, optionsFor(other));
    const { output } = await shell.run(
      command('echo more | tee -a theirs >>ours/made && touch new ours/x && cat theirs'),
    );
    const { uid, gid } = statSync(path.join(other.root, 'new'));
    expect([output, uid, gid]).toEqual(['theirs\nmore\n', 1234, 1235]);
    other.remove();
  });

  test('run as root without capabilities where owners cannot be mapped, and the record says so', async () => {
    const lacking = makePlace();
    const options = optionsFor(lacking);
    const PATH = pathWithout(lacking, ['unshare']);
    const found = await probeSandbox('auto', { ...options, hostEnv: { ...options.hostEnv, PATH } });
    if (found.kind === 'bwrap') expect(found.reason).toContain('commands run as root without capabilities');
    else expect(found.kind).toBe('none');
    lacking.remove();
  });
});
