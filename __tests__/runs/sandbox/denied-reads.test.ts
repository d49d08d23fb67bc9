import { linkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { needing } from '../../support/needs.ts';
import { git, makeRepository } from '../../support/repository.ts';
import {
  call,
  complete,
  execute,
  fileIn,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

/** Put together here, so that no scanner finds one in this file. */
const VALUE = ['q8Zr4TnW', '1xVb7Lp2'].join('');
const PLAIN = 'a-plain-word-of-the-file';
const ENV = `# ${PLAIN}\nSHOP=${VALUE}\n`;
const FILES = { 'app/.env': ENV, 'src/a.js': 'export const a = 1;\n', 'tool.sh': 'cat app/.env\n' };

/** What the model was sent, and every report. */
function sinks({ requests, reports, stdout, stderr }: WholeRun): string {
  return [...requests.map(({ body }) => body), ...reports.files().values(), stdout, stderr].join('\n');
}

describe('a file that denied_reads names', () => {
  needing('sandbox').test(
    'cannot be read by a command, is no change, and is there for a gate that names it in reads',
    async () => {
      const root = makeRepository({
        ...FILES,
        '.forge/headless-config.yml': `quality_gates: [{ name: env, command: "grep -q SHOP app/.env && test -s app/.env", reads: [app/.env] }]\n`,
      });
      const run = await wholeRun({
        root,
        script: [
          turn(execute('cat app/.env; sh tool.sh; grep -r SHOP app; echo x >> app/.env')),
          turn(write('src/b.js', 'export const b = 2;\n')),
          turn(complete()),
        ],
      });
      expect(run.code).toBe(0);
      expect(git(root, 'show', '--name-only', '--format=')).toBe('src/b.js');
      expect(sinks(run)).not.toContain(VALUE);
      expect(sinks(run)).not.toContain(PLAIN);
      expect(run.reports.toolTexts[0]).toContain('Read-only file system');
      expect(fileIn(root, 'app/.env')).toBe(ENV);
    },
  );

  needing('sandbox').test('is not in the history that a command sees, in any form', async () => {
    const run = await wholeRun({
      files: FILES,
      script: [
        turn(
          execute(
            'git show HEAD:app/.env | rev; git log -p | base64 -w0; git status --short; git show HEAD:src/a.js',
          ),
        ),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(run.reports.toolTexts[0]).toMatch(/bad object|unable to read/);
    expect(run.reports.toolTexts[0]).toContain('export const a = 1;');
    for (const text of [VALUE, PLAIN])
      for (const form of [text, [...text].reverse().join('')]) expect(sinks(run)).not.toContain(form);
  });

  needing('sandbox').test(
    'is hidden in submodules, clones and linked worktrees too, and in their history',
    async () => {
      const module = makeRepository({ '.env': ENV, 'a.js': 'a\n' });
      const root = makeRepository({
        '.gitignore': 'clone/\n.trees/\n',
        'src/a.js': 'a\n',
        '.env.local': ENV,
      });
      git(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', module, 'lib');
      git(root, 'commit', '-qm', 'module');
      git(root, 'clone', '-q', module, 'clone');
      git(root, 'worktree', 'add', '-q', '.trees/other');
      const run = await wholeRun({
        root,
        script: [
          turn(
            execute(
              'for at in lib clone .trees/other; do (cd $at; cat .env .env.local | rev; git show HEAD:.env HEAD:.env.local | rev; git log -p | base64 -w0; git status --short; ls); done 2>&1',
            ),
          ),
          turn(write('src/b.js', 'b\n')),
          turn(complete()),
        ],
      });
      expect(run.code, run.stderr).toBe(0);
      expect(run.reports.toolTexts[0]).toMatch(/a\.js/);
      for (const text of [VALUE, PLAIN])
        for (const form of [text, [...text].reverse().join('')]) expect(sinks(run)).not.toContain(form);
      expect(run.reports.toolTexts[0]).not.toContain(Buffer.from(PLAIN).toString('base64').slice(4, 20));
    },
  );

  test('without a sandbox gives none of its secret values from the history either, and that is on record', async () => {
    const run = await wholeRun({
      files: FILES,
      args: ['--sandbox', 'off'],
      script: [
        turn(execute('git show HEAD:app/.env; git show HEAD:app/.env | rev')),
        turn(call('search_files', { pattern: 'SHOP' })),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    for (const form of [VALUE, [...VALUE].reverse().join('')]) expect(sinks(run)).not.toContain(form);
    expect(run.reports.toolTexts[0]).toContain('SHOP=***');
    expect(run.reports.codes).toContain('ENV-01');
  });

  test('is unchanged for the git of a command too, and what was changed is not', async () => {
    const run = await wholeRun({
      files: { ...FILES, 'app/.env.example': 'PORT=80\n' },
      script: [turn(execute('echo "// more" >> src/a.js; git status --short; git diff')), turn(complete())],
    });
    const [shown = ''] = run.reports.toolTexts;
    expect(shown).toContain(' M src/a.js');
    expect(shown).toContain('+// more');
    expect(shown).not.toMatch(/\.env|PORT/);
  });

  test('without isolation can be read, but for its secret values', async () => {
    const run = await wholeRun({
      files: FILES,
      args: ['--sandbox', 'off'],
      script: [turn(execute('cat app/.env')), turn(complete())],
    });
    expect(sinks(run)).not.toContain(VALUE);
    expect(run.reports.toolTexts[0]).toContain(`${PLAIN}\nSHOP=***`);
  });

  test('is read where the settings say so', async () => {
    const run = await wholeRun({
      config: 'constraints: { denied_reads: [] }\n',
      files: FILES,
      script: [turn(execute('cat app/.env')), turn(complete())],
    });
    expect(run.reports.toolTexts[0]).toContain(VALUE);
  });
});

describe('under another name, a file that denied_reads names', () => {
  test('cannot be read or searched by file tools: the target of a link, and a second hard link', async () => {
    const root = makeRepository({ 'config/real.txt': ENV, 'keys/id_one': ENV, 'src/a.js': 'a\n' });
    symlinkSync('config/real.txt', join(root, '.env'));
    linkSync(join(root, 'keys/id_one'), join(root, 'keys/copy.txt'));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'links');
    const run = await wholeRun({
      root,
      script: [
        turn(
          call('read_file', { path: 'config/real.txt' }),
          call('read_file', { path: 'keys/copy.txt' }),
          call('search_files', { pattern: 'SHOP' }),
          call('search_files', { pattern: 'SHOP', path: 'config/real.txt' }),
          call('read_file', { path: 'src/a.js' }),
        ),
        turn(complete()),
      ],
    });
    for (const text of run.reports.toolTexts.slice(0, 4)) expect(text).not.toContain('SHOP=');
    expect(run.reports.toolTexts[0]).toContain('config/real.txt is another name of a file');
    expect(run.reports.toolTexts[4]).toContain('a');
    expect(run.reports.violations.map(({ code }) => code)).toEqual(expect.arrayContaining(['FS-05']));
    expect(sinks(run)).not.toContain(VALUE);
  });

  test.each([['auto'], ['off']])(
    'is not in the history after it was removed, sandbox %s',
    async (sandbox) => {
      const root = makeRepository(FILES);
      git(root, 'rm', '-q', 'app/.env');
      git(root, 'commit', '-qm', 'removed');
      const run = await wholeRun({
        root,
        args: ['--sandbox', sandbox],
        script: [turn(execute('git show HEAD~1:app/.env; git log -p | cat')), turn(complete())],
      });
      expect(sinks(run)).not.toContain(VALUE);
    },
  );
});
