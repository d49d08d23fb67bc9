import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import {
  complete,
  execute,
  fileIn,
  KEY,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

/** Put together here, so that no scanner finds one in this file. */
const GITHUB_TOKEN = ['ghp', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'].join('_');
const CHECKOUT_TOKEN = 'ghs_z9Y8x7W6v5U4t3S2r1Q0';
const BASIC = Buffer.from(`x-access-token:${CHECKOUT_TOKEN}`).toString('base64');

const spellings = (value: string): readonly string[] => [
  value,
  [...value].reverse().join(''),
  Buffer.from(value).toString('hex'),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
];

/** Everything a run leaves or sends, but the workspace's own files. */
function sinks({ requests, reports, stdout, stderr, outputs, summary }: WholeRun): string {
  const asked = requests.map(({ body }) => body);
  return [...asked, ...reports.files().values(), stdout, stderr, JSON.stringify(outputs), summary].join('\n');
}

function expectNowhere(run: WholeRun, value: string): void {
  const all = sinks(run);
  for (const form of spellings(value)) expect(all).not.toContain(form);
}

describe('a secret in what is to be committed', () => {
  test('stops the commit: exit 2, the place is told, the value is not, the work is kept', async () => {
    const run = await wholeRun({
      script: [
        turn(write('src/a.js', `export const a = 1;\nexport const t = '${GITHUB_TOKEN}';\n`)),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    expect(run.reports.execution).toMatchObject({ outcome: 'constraint_violation', commit: null });
    expect(run.reports.execution.reason).toContain(
      'src/a.js:2 contains a GitHub token: nothing was committed',
    );
    expect(run.reports.violations).toMatchObject([
      { code: 'OUT-02', type: 'output', action: 'warned', effect: 'prevented' },
      { code: 'SEC-01', type: 'secret', action: 'blocked', effect: 'prevented', path: 'src/a.js' },
    ]);
    expect(run.reports.violations[0]?.reason).toContain('a GitHub token (src/a.js:2) is redacted');
    expect(run.reports.text('changes.patch')).toContain("'[redacted: GitHub token, src/a.js:2]'");
    expect(git(run.root, 'log', '--format=%s')).toBe('start');
    expect(fileIn(run.root, 'src/a.js')).toContain(GITHUB_TOKEN);
    expect(run.reports.text('violations.jsonl')).not.toContain(GITHUB_TOKEN.slice(4, 20));
  });

  test('on_failure decides what becomes of the work', async () => {
    const run = await wholeRun({
      config: 'on_failure: { workspace: { violation: rollback } }\n',
      script: [turn(write('a.txt', `${GITHUB_TOKEN}\n`)), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(fileIn(run.root, 'a.txt')).toBeNull();
    expect(run.reports.execution.workspace?.policy).toBe('rollback');
  });

  test('hides in no binary file, no file name, and not behind a comment', async () => {
    const hidden = [
      turn(execute(`printf 'a\\0b\\0%s\\0' ${GITHUB_TOKEN} > data.bin`)),
      turn(write(`${GITHUB_TOKEN}.txt`, 'x\n')),
      turn(write('a.txt', `// secretlint-disable\n${GITHUB_TOKEN}\n`)),
      turn(execute(`ln -s ${GITHUB_TOKEN} link`)),
    ];
    for (const step of hidden) {
      const run = await wholeRun({ script: [step, turn(complete())] });
      expect(run.code).toBe(2);
      expect(run.reports.codes).toContain('SEC-01');
    }
  });

  test("the run's own key is found in any spelling, and stands in no report", async () => {
    const run = await wholeRun({
      script: [
        turn(write('key.txt', `${Buffer.from(`k=${KEY}`).toString('base64')}\n`)),
        turn(execute(`echo ${Buffer.from(KEY).toString('hex')} > hex.txt`)),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(2);
    const [violation] = run.reports.violations.filter(({ code }) => code === 'SEC-01');
    expect(violation?.reason).toContain('hex.txt:1 contains a secret that this run was given');
    expect(violation?.paths).toEqual(['hex.txt', 'key.txt']);
    const reports = [...run.reports.files().values()].join('\n');
    for (const form of spellings(KEY)) expect(reports).not.toContain(form);
  });

  test('is none where the history holds it already, and what only looks like one passes', async () => {
    const run = await wholeRun({
      files: { 'fixture.txt': `token ${GITHUB_TOKEN}\n`, 'a.txt': 'a\n', 'b.txt': 'b\n' },
      script: [
        turn(execute('mkdir moved && mv fixture.txt moved/ && echo more >> moved/fixture.txt')),
        turn(write('docs.md', 'Set `password="changeme"`, or export TOKEN=${TOKEN}.\n')),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expect(git(run.root, 'show', '--no-renames', '--name-only', '--format=')).toBe(
      'docs.md\nfixture.txt\nmoved/fixture.txt',
    );
  });

  test('in settings of the commit or the pull request ends the run before a model is asked', async () => {
    const keys = {
      author_name: '',
      author_email: 'bot@',
      branch: 'forge/',
      commit_message: 'chore: ',
      pr_title: 'Fix ',
      pr_body: 'Line.\\n',
    };
    const lines = Object.entries(keys).map(([key, before]) => `  ${key}: "${before}${GITHUB_TOKEN}"`);
    const run = await wholeRun({
      config: `git:\n${lines.join('\n')}\n  pr_labels: ["${GITHUB_TOKEN}"]\n`,
      files: {},
      script: [turn(write('a.txt', 'x\n')), turn(complete())],
    });
    expect(run.code).toBe(5);
    expect(run.requests).toEqual([]);
    for (const key of [...Object.keys(keys), 'pr_labels'])
      expect(run.reports.execution.reason).toContain(`git.${key} contains`);
    expectNowhere(run, GITHUB_TOKEN);
  });

  test('that the run was given is found in such a setting too', async () => {
    const run = await wholeRun({
      config: `git: { pr_title: "Fix with ${KEY}" }\n`,
      files: {},
      script: [turn(complete())],
    });
    expect(run.code).toBe(5);
    expect(run.reports.execution.reason).toContain('git.pr_title contains a secret that this run was given');
    expect(run.requests).toEqual([]);
  });
});

describe('a secret of the run in what a tool gives back', () => {
  test('never reaches the model, nor anything else, and is on record', async () => {
    const root = makeRepository({ 'notes.txt': `long ${'x'.repeat(290)} ${KEY} tail\n` });
    const run = await wholeRun({
      root,
      script: [
        turn(
          execute(
            `cat notes.txt | rev; head -c 32760 /dev/zero | tr '\\0' h; cat notes.txt; yes | head -c 90000`,
          ),
        ),
        turn({ name: 'read_file', arguments: { path: 'notes.txt' } }),
        turn({ name: 'search_files', arguments: { pattern: 'long' } }),
        turn(complete()),
      ],
    });
    expect(run.code).toBe(0);
    expectNowhere(run, KEY);
    // Also no beginning of it, where a long line or output was cut.
    expect(sinks(run)).not.toContain(KEY.slice(0, 8));
    expect(run.reports.codes.filter((code) => code === 'ENV-01').length).toBeGreaterThanOrEqual(2);
  });

  test('what checkout left behind is out of reach, in the log and in the sandbox', async () => {
    const root = makeRepository({ 'README.md': 'Hello.\n' });
    git(root, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${BASIC}`);
    git(root, 'config', 'alias.st', 'status');
    const run = await wholeRun({
      root,
      script: [
        turn(
          execute(
            'cat .git/config; git config --get-regexp "http.*"; cp .git/config copy.txt; git st --short',
          ),
        ),
        turn(complete()),
      ],
    });
    for (const value of [BASIC, CHECKOUT_TOKEN]) expectNowhere(run, value);
    expect(git(root, 'config', 'http.https://github.com/.extraheader')).toContain(BASIC);
    const kind = run.reports.execution.sandbox?.kind;
    expect(run.reports.toolTexts[0]).toContain('?? copy.txt');
    if (kind === 'none') expect(run.code).toBe(2);
    else {
      expect(run.code).toBe(0);
      expect(fileIn(root, 'copy.txt')).not.toContain(BASIC);
      expect(run.reports.codes).not.toContain('SEC-01');
    }
  });

  test('without isolation the user is told what is within reach', async () => {
    const root = makeRepository({ 'tool.sh': 'cat .git/config > copy.txt\n' });
    git(root, 'config', 'http.https://github.com/.extraheader', `AUTHORIZATION: basic ${BASIC}`);
    const run = await wholeRun({
      root,
      args: ['--sandbox', 'off'],
      script: [turn(execute('sh tool.sh')), turn(complete())],
    });
    expect(run.stderr).toContain('.git/config holds a credential that commands can read');
    expect(run.stderr).toContain('persist-credentials: false');
    // The copy still does not get out.
    expect(run.code).toBe(2);
    expect(run.reports.codes).toContain('SEC-01');
    expectNowhere(run, CHECKOUT_TOKEN);
  });
});

/** RUNNER_TEMP as the runner fills it. */
function runnerTemp() {
  const temp = mkdtempSync(join(tmpdir(), 'forge-runner-'));
  const folder = join(temp, '_runner_file_commands');
  mkdirSync(folder);
  const file = (name: string): string => {
    writeFileSync(join(folder, name), '');
    return join(folder, name);
  };
  const event = join(temp, 'event.json');
  writeFileSync(event, '{}');
  const env = {
    RUNNER_TEMP: temp,
    GITHUB_ENV: file('set_env_1'),
    GITHUB_PATH: file('add_path_1'),
    GITHUB_OUTPUT: file('set_output_1'),
    GITHUB_STEP_SUMMARY: file('step_summary_1'),
    GITHUB_EVENT_PATH: event,
  };
  return { folder, env };
}

describe("the runner's files", () => {
  test('that a command wrote are put back, and the run fails and says so', async () => {
    const { folder, env } = runnerTemp();
    const run = await wholeRun({
      door: 'action',
      inputs: { sandbox: 'off' },
      env,
      // Nothing in the command itself says what the script does.
      files: {
        'tool.sh': `echo LD_PRELOAD=/x.so >> ${folder}/set_env_1\necho x > ${folder}/planted\necho '{"a":1}' > ${env.GITHUB_EVENT_PATH}\n`,
      },
      script: [turn(execute('sh tool.sh'), write('a.txt', 'x\n')), turn(complete())],
    });
    expect(run.code).toBe(2);
    expect(readFileSync(env.GITHUB_ENV, 'utf8')).toBe('');
    expect(readFileSync(env.GITHUB_EVENT_PATH, 'utf8')).toBe('{}');
    expect(fileIn(folder, 'planted')).toBeNull();
    expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toContain('constraint_violation');
    const [violation] = run.reports.violations.filter(({ code }) => code === 'RUN-01');
    expect(violation).toMatchObject({ type: 'runner', effect: 'reverted', action: 'stopped' });
    expect(violation?.paths).toContain(env.GITHUB_ENV);
    expect(git(run.root, 'log', '--format=%s')).toBe('start');
  });

  test('are out of reach in the sandbox, and our own outputs are no violation', async () => {
    const { folder, env } = runnerTemp();
    const run = await wholeRun({
      door: 'action',
      env,
      script: [turn(execute(`echo x >> ${folder}/set_env_1`), write('a.txt', 'x\n')), turn(complete())],
    });
    expect(readFileSync(env.GITHUB_ENV, 'utf8')).toBe('');
    if (run.reports.execution.sandbox?.kind !== 'none') expect(run.code).toBe(0);
    expect(readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8')).not.toBe('');
  });

  test('a workflow command in an output is harmless, and on record', async () => {
    const run = await wholeRun({
      door: 'action',
      script: [turn(execute("echo '::error::pwned'; echo 'abc ##[add-mask]a'")), turn(complete())],
    });
    expect(run.code).toBe(0);
    expect(run.reports.violations).toMatchObject([{ code: 'RUN-02', type: 'runner', action: 'warned' }]);
    expect(run.stdout).not.toMatch(/^\s*::error::pwned|##\[/m);
  });
});
