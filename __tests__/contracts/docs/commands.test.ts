import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { blocksIn, COMMANDS, type Command, kindOf } from '../../support/doc-blocks.ts';
import type { ScriptedTurn } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { complete, turn, write } from '../../support/whole-run.ts';

const SCRIPT: readonly ScriptedTurn[] = [
  turn(write('src/greeting.txt', 'Hello, world.\n')),
  turn(complete('Done.')),
];
const SESSION = {
  version: 1,
  turns: [
    {
      calls: [
        { name: 'write_file', arguments: { path: 'src/greeting.txt', content: 'Hello.\n' } },
        { name: 'task_completion', arguments: { result: 'Done.' } },
      ],
    },
  ],
};
/** Commands whose exit code depends on the machine: a sandbox may be missing there. */
const CODES: Readonly<Record<string, readonly number[]>> = { doctor: [0, 5] };

/** The configuration that the page of a command shows first; '' if it shows none. */
function configurationOf({ page }: Command): string {
  return (
    blocksIn('yaml').find((block) => block.page === page && kindOf(block) === 'configuration')?.text ?? ''
  );
}

/** A clean repository, with everything that commands of the docs name: a session, an earlier record, another folder. */
function cleanFolder(command: Command): string {
  const config = configurationOf(command);
  const parent = mkdtempSync(join(tmpdir(), 'forge-docs-'));
  const made = makeRepository({
    '.gitignore': 'session.json\nreports/\n',
    'package.json': '{ "name": "app", "scripts": { "test": "true", "lint": "true" } }\n',
    ...(config === '' ? {} : { '.forge/headless-config.yml': config }),
  });
  const root = join(parent, 'my-app');
  cpSync(made, root, { recursive: true });
  writeFiles(root, { 'session.json': JSON.stringify(SESSION) });
  return root;
}

/** The words of a command, with something of ours for each word that stands for something of the reader's. */
function wordsHere({ args }: Command, server: string): readonly string[] {
  const stands: Readonly<Record<string, string>> = { DIR: 'reports', SHA: 'HEAD' };
  return args.map((word) => (word.startsWith('http://localhost') ? server : (stands[word] ?? word)));
}

test.each(COMMANDS.map((command) => [command.at, command.args.join(' '), command] as const))(
  '%s works in a clean folder: %s',
  async (_, __, command) => {
    await using server = await startModelServer(SCRIPT);
    const root = cleanFolder(command);
    const compatible = command.args.some((word) => word.startsWith('http'));
    const env = {
      FORGE_API_KEY: 'sk-ant-docs-Vq7Lx2mW9pRt',
      ...(compatible ? {} : { FORGE_BASE_URL: server.baseUrl('anthropic') }),
      ...(command.args[0] === 'doctor' && !compatible
        ? { FORGE_PROVIDER: 'anthropic', FORGE_MODEL: 'claude-sonnet-5-5' }
        : {}),
    };
    if (command.args.some((word) => word === 'DIR' || word.startsWith('reports'))) {
      const flags = [
        '--provider',
        'replay',
        '--model',
        'session.json',
        '--task',
        'x',
        '--output-dir',
        'reports',
      ];
      expect((await runCli(flags, { cwd: root })).code).toBe(0);
    }
    const words = wordsHere(command, server.baseUrl('openai-compatible'));
    const run = await runCli(words, { cwd: root, env });
    expect(CODES[command.args[0] ?? ''] ?? [0], run.stderr + run.stdout).toContain(run.code);
    expect(run.stderr).not.toMatch(/unknown (?:flag|command)|unexpected word|internal error/);
    expect(git(root, 'status', '--porcelain').replaceAll(/^\?\? \.(?:forge|github)\/$\n?/gm, '')).toBe('');
  },
);
