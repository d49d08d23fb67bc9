/**
 * Run by `survey.test.ts` as root on a copy of this machine: `node survey-machine.ts WITHOUT`. Plants canaries, reads
 * them from inside the sandbox, and prints as JSON what was found. WITHOUT: a program that the machine is to lack.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { probeSandbox } from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import { createShell } from '../../../../src/adapters/sandbox/shell.ts';
import { command, makePlace, optionsFor, pathWithout, write } from './fixture.ts';
import { PLACES, RUNNERS, runnerPlaces, UNCLEAN } from './survey-places.ts';

export interface Surveyed {
  readonly kinds: readonly string[];
  readonly planted: number;
  /** Planted files that could be read on the machine, outside of the sandbox. */
  readonly there: number;
  readonly readable: readonly string[];
  readonly works: readonly string[];
}

const CANARY = 'CANARY_OF_THE_SURVEY';

/** Reads each file by its name, and then everything else that is there. */
const READ = `
  tr '\\n' '\\0' <planted.txt | xargs -0 grep -lsD skip CANARY --
  grep -rlsD skip CANARY /etc /var /opt /srv /home /root /run /mnt /media /boot /data /usr/local/etc /usr/local/src /usr/local/share /usr/etc /actions-runner \\
    --exclude=planted.txt --exclude-dir={node_modules,go,.pyenv,.rustup,.cargo,.npm,.cache,.m2,.local}`;

/** Programs find their settings, names, times, certificates and each other. */
const WORKS = `
  node --version >/dev/null && echo node; getent passwd root | grep -q ^root:x: && echo accounts; date +%Z | grep -q . && echo time
  [ -n "$(ls /etc/ssl/certs)" ] && echo certificates; echo 'int main(void){return 0;}' >a.c && cc a.c -o a && ./a && echo cc
  hosted && echo hosted; git config --system safe.directory >/dev/null && echo gitconfig; rm -f a a.c`;

async function survey(runner: string, without: readonly string[], planted: readonly string[]) {
  const place = makePlace();
  const root = path.join(runner, '_work/repo/repo');
  write(path.join(root, 'planted.txt'), `${planted.join('\n')}\n`);
  const plain = optionsFor(place, { root, gitDirs: [], protectedPaths: () => [], accountHome: '/root' });
  const tools = path.join(runner, '_work/_tool');
  const hosted = path.join(tools, 'hosted/1.0.0/x64/bin');
  const searchPath = without.length === 0 ? process.env.PATH : pathWithout(place, without);
  const hostEnv = {
    ...plain.hostEnv,
    PATH: `${hosted}:${searchPath}:${path.dirname(process.execPath)}`,
    HOME: '/root',
    RUNNER_TEMP: path.join(runner, '_work/_temp'),
    RUNNER_TOOL_CACHE: tools,
  };
  const options = { ...plain, hostEnv };
  const isolation = await probeSandbox('required', options);
  if (isolation.kind === 'none') throw new Error(`no sandbox to survey: ${isolation.reason}`);
  const shell = createShell(isolation, options);
  const say = async (script: string): Promise<readonly string[]> => {
    const { output, startError = '' } = await shell.run(command(script, { timeoutMs: 120_000 }));
    return (output + startError).split('\n').filter((line) => line !== '');
  };
  const found = { kind: isolation.kind, readable: await say(READ), works: await say(WORKS) };
  place.remove();
  return found;
}

if (process.argv[2] === 'survey') {
  const files = [...PLACES, ...RUNNERS.flatMap(runnerPlaces)].filter((file) => !existsSync(file));
  for (const file of files) write(file, `${CANARY}\n-----BEGIN KEY-----\n`);
  for (const [file, text] of Object.entries(UNCLEAN)) {
    write(file, `${existsSync(file) ? readFileSync(file, 'utf8') : ''}\n${text}`);
  }
  for (const runner of RUNNERS) {
    const folder = path.join(runner, '_work/_tool/hosted/1.0.0/x64/bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'hosted'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  }
  const planted = [...files, ...Object.keys(UNCLEAN)];
  const there = planted.filter((file) => readFileSync(file, 'utf8').includes('CANARY')).length;
  const runs = [];
  const [home, data, top] = RUNNERS;
  for (const [runner = '', without] of [
    [home, []],
    [data, []],
    [data, ['bwrap']],
    [top, ['bwrap']],
  ] as const) {
    runs.push(await survey(runner, without, planted));
  }
  const answer: Surveyed = {
    kinds: runs.map(({ kind }) => kind),
    planted: planted.length,
    there,
    readable: runs.flatMap(({ kind, readable }) => readable.map((file) => `${kind}: ${file}`)),
    works: runs.map(({ works }) => works.join(' ')),
  };
  process.stdout.write(JSON.stringify(answer));
}
