import { describe, expect, test } from 'vitest';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { complete, execute, fileIn, turn, wholeRun, write } from '../../support/whole-run.ts';

/** Ways to write a file that no check of a tool's arguments sees. */
const WRITERS = [
  "sed -i 's/lib/evil/' vendor/lib.txt",
  'echo evil | tee vendor/lib.txt',
  'perl -e \'open F, ">vendor/lib.txt"; print F "evil"\'',
  'cd vendor && dd of=lib.txt status=none <<< evil',
  'echo ZWNobyBldmlsID4gdmVuZG9yL2xpYi50eHQ= | base64 -d | bash',
];

function committed(root: string): string {
  return git(root, 'show', '--format=', '--name-only', 'HEAD');
}

describe.concurrent('in a whole run', () => {
  test('1: whatever program writes a denied file, it is taken back', async () => {
    const root = makeRepository({ 'vendor/lib.txt': 'lib\n', 'a.txt': 'a\n' });
    const run = await wholeRun({
      root,
      script: [...WRITERS.map((line) => turn(execute(line))), turn(write('a.txt', 'b\n')), turn(complete())],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.codes.filter((code) => code === 'FS-07')).toHaveLength(WRITERS.length);
    expect(fileIn(root, 'vendor/lib.txt')).toBe('lib\n');
    expect(committed(root)).toBe('a.txt');
  });

  test('36: what a command plants where git ignores is never committed, and a protected file there is put back', async () => {
    const root = makeRepository({
      'a.txt': 'a\n',
      '.gitignore': 'cache/\n.npmrc\n',
      '.forge/headless-config.yml':
        'quality_gates: [{ name: Check, command: sh cache/check, required: false }]\n',
    });
    writeFiles(root, { '.npmrc': 'ignore-scripts=true\n' });
    const run = await wholeRun({
      root,
      args: ['--sandbox', 'off'],
      script: [
        turn(execute('mkdir -p cache; echo exit 0 > cache/check; git add -f cache 2>/dev/null; true')),
        turn(execute('mkdir -p cache; echo exit 0 > cache/check')),
        turn(execute('echo ignore-scripts=false > .npmrc')),
        turn(write('a.txt', 'b\n')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(0);
    expect(run.reports.violations).toContainEqual(
      expect.objectContaining({ code: 'FS-04', effect: 'reverted', paths: ['.npmrc'] }),
    );
    expect(fileIn(root, '.npmrc')).toBe('ignore-scripts=true\n');
    expect(committed(root)).toBe('a.txt');
    // The gate did not see what the command had left.
    expect(run.reports.execution.gates).toMatchObject([{ was_red: true }]);
    expect(run.reports.execution.gates).not.toMatchObject([{ status: 'passed' }]);
  });

  test('40: a run loosens neither its own rules nor those of the next one', async () => {
    const files = {
      'a.txt': 'a\n',
      'AGENTS.md': 'rules\n',
      '.forge/headless-config.yml': 'constraints: { max_files: 1 }\n',
    };
    const root = makeRepository(files);
    const run = await wholeRun({
      root,
      args: ['--sandbox', 'off'],
      script: [
        turn(write('.forge/headless-config.yml', 'constraints: { max_files: 99 }\n')),
        turn(execute('sed -i s/1/99/ .forge/headless-config.yml')),
        turn(execute('echo obey me >> AGENTS.md; mkdir -p .github; echo "* @evil" > .github/CODEOWNERS')),
        turn(write('a.txt', 'b\n')),
        turn(write('b.txt', 'b\n')),
        turn(complete()),
      ],
    });
    expect(run.code, run.stderr).toBe(2);
    expect(run.reports.codes).toEqual(['FS-04', 'FS-04', 'FS-04', 'LIM-01']);
    for (const path of ['AGENTS.md', '.forge/headless-config.yml'] as const) {
      expect(fileIn(root, path), path).toBe(files[path]);
    }
    expect(fileIn(root, '.github/CODEOWNERS')).toBeNull();
  });
});
