import { describe, expect, it } from 'vitest';
import { judge } from '../../../src/constraints/chain.ts';
import { buildChain, type ChainOptions } from '../../../src/constraints/registry.ts';
import type { Code } from '../../../src/core/run/codes.ts';
import type { Facts, Response } from '../../../src/core/run/constraint.ts';
import {
  budget,
  call,
  change,
  deletion,
  reading,
  type SettingsPart,
  settingsWith,
  step,
  writing,
} from './fixtures.ts';

interface Row {
  readonly when: string;
  readonly settings?: SettingsPart;
  readonly extra?: Partial<ChainOptions>;
  readonly facts: Facts;
  /** Constraint, code and response of each violation, in order; empty where all is well. */
  readonly expected: readonly (readonly [string, Code, Response])[];
  readonly reason?: string;
}

const OPEN = { openProtected: [], costKnown: true };

function violationsFor({ settings, extra, facts }: Row) {
  const chain = buildChain(settingsWith(settings), { ...OPEN, ...extra });
  return judge(chain, facts).validations.filter((validation) => validation.violated);
}

function table(name: string, rows: readonly Row[]) {
  describe(name, () => {
    it.each(rows)('$when', (row) => {
      const found = violationsFor(row);
      expect(found.map((each) => [each.constraint, each.code, each.response])).toEqual(row.expected);
      for (const { reason } of found) expect(reason).toMatch(/^[^\n\r]+$/);
      if (row.reason !== undefined) expect(found[0]?.reason).toBe(row.reason);
    });
  });
}

const total = (files: number, linesAdded = 0, linesRemoved = 0, bytes = 0) => ({
  files,
  linesAdded,
  linesRemoved,
  bytes,
});

table('tools', [
  { when: 'lets an offered tool run', facts: call({ tool: 'read_file' }), expected: [] },
  {
    when: 'refuses a tool outside the list',
    settings: { allowed_tools: ['read_file', 'search_files'] },
    facts: call({ tool: 'execute_command' }),
    expected: [['allowed_tools', 'TOOL-01', 'reject']],
    reason:
      'tool execute_command is not in allowed_tools (read_file, search_files, task_completion): use one of these',
  },
  {
    when: 'takes an empty list for all',
    settings: { allowed_tools: [] },
    facts: call({ tool: 'execute_command' }),
    expected: [],
  },
  {
    when: 'always lets a run be ended',
    settings: { allowed_tools: ['read_file'] },
    facts: call({ tool: 'task_completion' }),
    expected: [],
  },
  {
    when: 'refuses ask_question, for nobody is there',
    facts: call({ tool: 'ask_question', known: false }),
    expected: [['interactive_tools', 'TOOL-02', 'reject']],
    reason:
      'tool ask_question is interactive, and nobody can answer in headless mode: decide from the task, or end with task_completion',
  },
  {
    when: 'refuses converse',
    facts: call({ tool: 'converse', known: false }),
    expected: [['interactive_tools', 'TOOL-02', 'reject']],
  },
  ...['eval', 'constructor', '__proto__', 'Execute_Command', 'x'.repeat(5000)].map((tool) => ({
    when: `refuses a tool that is none: ${tool.slice(0, 20)}`,
    facts: call({ tool, known: false }),
    expected: [['unknown_tool', 'PROTO-02', 'reject'] as const],
  })),
  {
    when: 'shows a look-alike name without letting it break the line',
    settings: { allowed_tools: ['read_file'] },
    facts: call({ tool: 'execute_command\n::error::x', known: false }),
    expected: [['unknown_tool', 'PROTO-02', 'reject']],
    reason: 'there is no tool "execute_command\\n::error::x": use one of read_file, task_completion',
  },
]);

table('git and harness files', [
  {
    when: 'refuses a file tool on .git',
    facts: writing('.git/config'),
    expected: [['git_dir', 'FS-04', 'reject']],
    reason:
      '.git/config: reserved for git or forge-headless (.git); leave it unchanged, because the run makes the commit itself',
  },
  {
    when: 'refuses to read it too',
    facts: reading('vendor/x/.GIT/config'),
    expected: [['git_dir', 'FS-04', 'reject']],
  },
  {
    when: 'calls it GIT-01 when a command did it',
    facts: step({ step: [change('a/.git/hooks/x')] }),
    expected: [['git_dir', 'GIT-01', 'reject']],
  },
  {
    when: 'calls it FS-04 when an edit would do it',
    facts: step({ by: 'edit', step: [change('.Git/x')] }),
    expected: [['git_dir', 'FS-04', 'reject']],
  },
  {
    when: 'records each kind of tampering under its own code',
    facts: step({
      hazards: [
        { code: 'GIT-01', path: '.git/HEAD', reason: 'was changed' },
        { code: 'GIT-01', path: '.git/config', reason: 'was changed' },
        { code: 'GIT-02', path: 'refs/heads/main', reason: 'was moved' },
        { code: 'GIT-03', path: 'vendor/n', reason: 'is a repository' },
        { code: 'FS-02', path: 'out', reason: 'is a link to /etc' },
        { code: 'FS-03', path: 'pipe', reason: 'is a pipe' },
        { code: 'FS-06', path: 'a\nb', reason: 'has a control character' },
      ],
    }),
    expected: [
      ['git_dir', 'GIT-01', 'reject'],
      ['git_refs', 'GIT-02', 'reject'],
      ['nested_repository', 'GIT-03', 'reject'],
      ['special_files', 'FS-03', 'reject'],
      ['links', 'FS-02', 'reject'],
      ['invalid_paths', 'FS-06', 'reject'],
    ],
    reason:
      '.git/HEAD: was changed, with 1 more path (.git/config); leave `.git` unchanged: the run makes the commit itself',
  },
  {
    when: 'keeps the output folder, even where the folder around it was opened',
    extra: { openProtected: ['.forge/**'], harness: ['.forge/artifacts'] },
    facts: writing('.forge/artifacts/events.jsonl'),
    expected: [['git_dir', 'FS-04', 'reject']],
  },
  {
    when: 'reads the folder of the harness as a name, not as a glob',
    extra: { harness: ['out[1]/*'] },
    facts: writing('out1/x'),
    expected: [],
  },
  {
    when: 'cannot be softened by on_violation',
    settings: { on_violation: { git_dir: 'warn_continue', protected_paths: 'delay' } },
    facts: writing('.git/config', '.github/workflows/ci.yml'),
    expected: [
      ['git_dir', 'FS-04', 'reject'],
      ['protected_paths', 'FS-04', 'reject'],
    ],
  },
]);

table('protected paths', [
  ...[
    '.github/workflows/new.yml',
    '.GitHub/Workflows/x.yml',
    'ACTION.YML',
    'CODEOWNERS',
    'docs/CODEOWNERS',
    '.gitattributes',
    '.husky/pre-commit',
    '.vscode/tasks.json',
    'CLAUDE.md',
    '.yarnrc.yml',
    '.forge/headless-config.yml',
    '.gi\u200bthub/workflows/x.yml',
    'src/AGENTS.md',
    'a/b/agents.MD',
    'a/CLAUDE\u200b.md',
    'a/claude.local.md',
    'a/GEMINI.md',
    'a/.cursorrules',
    'a/.cursor/rules/x.mdc',
    'a/.claude/settings.json',
    'a/.github/copilot-instructions.md',
    'a/.github/instructions/x.instructions.md',
    'a/.mcp.json',
    'a/.vscode/tasks.json',
    'a/.idea/runConfigurations/x.xml',
    'a/.devcontainer.json',
    'a/.devcontainer/devcontainer.json',
    'a/x.code-workspace',
    'a/.gitattributes',
    'a/.npmrc',
    'a/.yarnrc.yml',
    'a/.envrc',
    'a/.husky/pre-commit',
    ...['lefthook.yml', '.lefthook.yaml', 'lefthook.toml', '.lefthook.json', 'lefthook-local.yml'].map(
      (name) => `a/${name}`,
    ),
    '.gitlab-ci.yml',
    'a/.gitlab-ci.yaml',
    'a/Jenkinsfile',
    'Jenkinsfile.release',
    '.circleci/config.yml',
    '.gitea/workflows/x.yml',
    '.forgejo/workflows/x.yml',
    'azure-pipelines.yml',
    'a/azure-pipelines-release.yaml',
    'bitbucket-pipelines.yml',
    '.drone.yml',
    '.travis.yml',
    '.buildkite/pipeline.yml',
    '.woodpecker/build.yml',
    '.woodpecker.yaml',
    'appveyor.yml',
    '.appveyor.yaml',
  ].map((path) => ({
    when: `refuses ${JSON.stringify(path)}`,
    facts: writing(path),
    expected: [['protected_paths', 'FS-04', 'reject'] as const],
  })),
  {
    when: 'has a command taken back that wrote one',
    facts: step({ step: [change('src/a.js'), change('.npmrc')] }),
    expected: [['protected_paths', 'FS-04', 'reject']],
    reason:
      '.npmrc: protected by protected_paths (**/.npmrc); leave it unchanged, and say in your result what should change there',
  },
  { when: 'may be read', facts: reading('.github/workflows/ci.yml'), expected: [] },
  {
    when: 'are opened by the list of this run, and nothing beside it is',
    extra: { openProtected: ['.github/workflows/ci.yml'] },
    facts: writing('.github/workflows/ci.yml', '.github/workflows/release.yml'),
    expected: [['protected_paths', 'FS-04', 'reject']],
    reason:
      '.github/workflows/release.yml: protected by protected_paths (.github/workflows/**); leave it unchanged, and say in your result what should change there',
  },
  {
    when: 'are not opened by another spelling',
    extra: { openProtected: ['.github/workflows/**'] },
    facts: writing('.GITHUB/workflows/ci.yml'),
    expected: [['protected_paths', 'FS-04', 'reject']],
  },
  {
    when: 'are opened at every depth by a glob for every depth, and at the root by a name',
    extra: { openProtected: ['**/AGENTS.md', '.npmrc'] },
    facts: writing('AGENTS.md', 'a/b/AGENTS.md', '.npmrc'),
    expected: [],
  },
  {
    when: 'are not opened below the root by a name',
    extra: { openProtected: ['AGENTS.md'] },
    facts: writing('a/AGENTS.md'),
    expected: [['protected_paths', 'FS-04', 'reject']],
  },
  ...[
    'docs/agents.md.txt',
    'src/claude.ts',
    'src/jenkins.ts',
    'vscode/tasks.json',
    'a/.github/workflows/ci.yml',
    'a/action.yml',
    '.github/dependabot.yml',
    '.gitignore',
    '.editorconfig',
    'src/lefthook.ts',
    'src/drone.yml',
  ].map((path) => ({ when: `leave ${path} alone`, facts: writing(path), expected: [] })),
  { when: 'leave schemas alone in an ordinary repository', facts: writing('schemas/a.json'), expected: [] },
  {
    when: 'hold the boot folders where AGENT_LINK.md stands at the root',
    extra: { agentLinkAtRoot: true },
    facts: step({ step: [deletion('schemas/a.json')] }),
    expected: [['protected_paths', 'FS-04', 'reject']],
  },
  {
    when: 'win over a permission',
    settings: { allowed_patterns: ['**'] },
    facts: writing('.npmrc'),
    expected: [['protected_paths', 'FS-04', 'reject']],
  },
]);

table('undeletable files', [
  {
    when: 'may be changed',
    facts: step({ step: [change('AGENT_LINK.md')] }),
    expected: [],
  },
  {
    when: 'may not be deleted',
    facts: step({ step: [deletion('AGENT_LINK.md')] }),
    expected: [['undeletable_files', 'FS-10', 'reject']],
    reason:
      'AGENT_LINK.md: kept by undeletable_files (AGENT_LINK.md); change its content if you must, but keep the file',
  },
  {
    when: 'may not be deleted at any depth, in any case',
    facts: step({ step: [deletion('boot/deep/state.JSON')] }),
    expected: [['undeletable_files', 'FS-10', 'reject']],
  },
  {
    when: 'may not be emptied',
    facts: step({ by: 'edit', step: [change('STATE.json', { bytes: 0 })] }),
    expected: [['undeletable_files', 'FS-10', 'reject']],
  },
  {
    when: 'may not become a link',
    facts: step({ step: [change('STATE.json', { status: 'type_changed', newMode: '120000' })] }),
    expected: [['undeletable_files', 'FS-10', 'reject']],
  },
  {
    when: 'may be added empty, and made executable while empty',
    facts: step({
      step: [
        change('a/STATE.json', { status: 'added', bytes: 0, oldOid: null }),
        change('b/STATE.json', { bytes: 0, oldOid: 'e'.repeat(40), newOid: 'e'.repeat(40) }),
      ],
    }),
    expected: [],
  },
]);

table('denied and allowed patterns', [
  {
    when: "stops ADR-0027's own example",
    facts: writing('vendor/lib.go'),
    expected: [['denied_patterns', 'FS-07', 'reject']],
    reason:
      'vendor/lib.go: denied by denied_patterns (vendor/**); change another file, or the source that this file is generated from',
  },
  {
    when: 'judges a deletion like any write',
    facts: step({ step: [deletion('vendor/lib.go')] }),
    expected: [['denied_patterns', 'FS-07', 'reject']],
  },
  {
    when: 'lets denied win over allowed',
    settings: { allowed_patterns: ['vendor/**'] },
    facts: writing('vendor/lib.go'),
    expected: [['denied_patterns', 'FS-07', 'reject']],
  },
  {
    when: 'refuses what is not allowed, and says what is',
    settings: { allowed_patterns: ['src/**', '*.md'] },
    facts: writing('lib/no.js'),
    expected: [['allowed_patterns', 'FS-08', 'reject']],
    reason:
      'lib/no.js: not in allowed_patterns; write only to src/** and *.md, or say in your result which other file must change',
  },
  ...['srcx/no.js', 'SRC/no.js', 'lib/src/no.js'].map((path) => ({
    when: `does not take ${path} for src/**`,
    settings: { allowed_patterns: ['src/**'] },
    facts: writing(path),
    expected: [['allowed_patterns', 'FS-08', 'reject'] as const],
  })),
  {
    when: 'judges a rename on both its sides',
    settings: { allowed_patterns: ['src/**'] },
    facts: step({ step: [deletion('lib/x.js'), change('src/x.js', { status: 'added' })] }),
    expected: [['allowed_patterns', 'FS-08', 'reject']],
  },
  {
    when: 'names a few of many paths',
    facts: step({ step: Array.from({ length: 40 }, (_, index) => change(`vendor/${index}.go`)) }),
    expected: [['denied_patterns', 'FS-07', 'reject']],
    reason:
      '40 paths (vendor/0.go, vendor/1.go and 38 more): denied by denied_patterns (vendor/**); change another file, or the source that this file is generated from',
  },
  {
    when: 'hears a later rule where its response is more severe than the one before',
    settings: { allowed_patterns: ['src/**'], on_violation: { denied_patterns: 'warn_continue' } },
    facts: writing('vendor/lib.go'),
    expected: [
      ['denied_patterns', 'FS-07', 'warn_continue'],
      ['allowed_patterns', 'FS-08', 'reject'],
    ],
  },
  {
    when: 'stops a strict run at a path that is protected and not allowed either',
    settings: { allowed_patterns: ['src/**'], strict: true },
    facts: writing('.npmrc'),
    expected: [
      ['protected_paths', 'FS-04', 'reject'],
      ['allowed_patterns', 'FS-08', 'emergency_stop'],
    ],
  },
]);

table('denied reads', [
  ...['.env', '.env.local', 'packages/a/.ENV', 'certs/server.pem', '.ssh/id_rsa'].map((path) => ({
    when: `keeps ${path} from the model`,
    facts: reading(path),
    expected: [['denied_reads', 'FS-05', 'reject'] as const],
  })),
  { when: 'does not keep it from being written', facts: writing('.env.example'), expected: [] },
]);

table('limits on what changes', [
  { when: 'allows exactly max_files', facts: step({ total: total(10) }), expected: [] },
  {
    when: 'ends the run at one file more, and says so',
    facts: step({ by: 'edit', total: total(11) }),
    expected: [['max_files', 'LIM-01', 'graceful_exit']],
    reason: 'would change 11 files, max_files is 10: undo a change first',
  },
  {
    when: 'allows nothing under a limit of 0',
    settings: { max_files: 0 },
    facts: step({ total: total(1) }),
    expected: [['max_files', 'LIM-01', 'graceful_exit']],
    reason: 'changed 1 file, max_files is 0: undo a change first',
  },
  { when: 'allows exactly max_lines_changed', facts: step({ total: total(2, 300, 200) }), expected: [] },
  {
    when: 'ends the run at one line more',
    facts: step({ total: total(2, 300, 201) }),
    expected: [['max_lines_changed', 'LIM-02', 'graceful_exit']],
  },
  {
    when: "stops ADR-0027's 600 lines of 500",
    facts: step({ total: total(2, 400, 200) }),
    expected: [['max_lines_changed', 'LIM-02', 'graceful_exit']],
    reason: 'changed 600 lines (400 added, 200 removed), max_lines_changed is 500: make a smaller change',
  },
  {
    when: 'counts bytes, for a line can be of any length',
    settings: { max_bytes_changed: 100_000 },
    facts: step({ total: total(2, 1, 0, 6_000_000) }),
    expected: [['max_bytes_changed', 'LIM-03', 'graceful_exit']],
    reason:
      'the changed files hold 5.72MB (6000000 bytes), max_bytes_changed is 97.66kB (100000 bytes): write less',
  },
  {
    when: 'allows exactly half of the files to go',
    facts: step({ startFiles: 8, startFilesGone: 4 }),
    expected: [],
  },
  {
    when: 'has more than half of the files put back',
    facts: step({ startFiles: 9, startFilesGone: 5 }),
    expected: [['mass_deletion', 'FS-10', 'reject']],
    reason:
      '5 files of the 9 at the start would be gone, and at most half may be: keep the files, or move fewer of them',
  },
  { when: 'has no files to lose in an empty repository', facts: step({ startFiles: 0 }), expected: [] },
]);

table('budgets', [
  { when: 'allows the last turn', facts: budget({ turns: 99 }), expected: [] },
  {
    when: 'takes no turn more than max_turns',
    facts: budget({ turns: 100 }),
    expected: [['max_turns', 'LIM-04', 'graceful_exit']],
    reason: '100 turns taken, max_turns is 100: give a smaller task or a higher max_turns',
  },
  {
    when: 'is content with exactly max_turns when no call follows',
    facts: budget({ turns: 100, nextInput: 0 }),
    expected: [],
  },
  {
    when: 'makes a call that just fits',
    settings: { max_tokens: 50_000 },
    facts: budget({ tokensUsed: 40_000, nextInput: 9_744 }),
    expected: [],
  },
  {
    when: 'makes no call that does not fit with the least of an answer',
    settings: { max_tokens: 50_000 },
    facts: budget({ tokensUsed: 40_000, nextInput: 9_745 }),
    expected: [['max_tokens', 'LIM-05', 'graceful_exit']],
    reason:
      '40,000 tokens used and the next call needs at least 10,001, max_tokens is 50,000: give a smaller task or a higher max_tokens',
  },
  {
    when: "stops ADR-0027's 55,000 tokens of 50,000 after the fact",
    settings: { max_tokens: 50_000 },
    facts: budget({ tokensUsed: 55_000, nextInput: 0 }),
    expected: [['max_tokens', 'LIM-05', 'graceful_exit']],
    reason: '55,000 tokens used, max_tokens is 50,000: give a smaller task or a higher max_tokens',
  },
  {
    when: 'is content with exactly max_tokens when no call follows',
    settings: { max_tokens: 50_000 },
    facts: budget({ tokensUsed: 50_000, nextInput: 0 }),
    expected: [],
  },
  {
    when: 'makes no call once the cost is reached',
    facts: budget({ costUsd: 5 }),
    expected: [['max_cost_usd', 'LIM-07', 'graceful_exit']],
    reason: '$5 spent, max_cost_usd is $5: give a smaller task or a higher max_cost_usd',
  },
  {
    when: 'is content with exactly the cost when no call follows',
    facts: budget({ costUsd: 5, nextInput: 0 }),
    expected: [],
  },
  {
    when: 'makes a call that can just be paid',
    facts: budget({ costUsd: 4.75, nextCostUsd: 0.25 }),
    expected: [],
  },
  {
    when: 'makes no call that cannot be paid',
    facts: budget({ costUsd: 4.75, nextCostUsd: 0.26 }),
    expected: [['max_cost_usd', 'LIM-07', 'graceful_exit']],
    reason:
      '$4.75 spent and the next call costs at least $0.26, max_cost_usd is $5: give a smaller task or a higher max_cost_usd',
  },
  {
    when: 'makes any call of a model that costs nothing',
    settings: { max_cost_usd: 0 },
    facts: budget({ costUsd: 0, nextCostUsd: 0 }),
    expected: [],
  },
  { when: 'holds no cost that is not known', facts: budget({ costUsd: null }), expected: [] },
  {
    when: 'does not ask for the cost where no price is known',
    extra: { costKnown: false },
    facts: budget({ costUsd: 7 }),
    expected: [],
  },
  { when: 'allows exactly the timeout', facts: budget({ elapsedMs: 900_000 }), expected: [] },
  {
    when: "stops ADR-0027's 6 minutes of 5 at once",
    settings: { timeout: 300_000 },
    facts: budget({ elapsedMs: 360_000 }),
    expected: [['timeout', 'LIM-06', 'emergency_stop']],
    reason: '360s elapsed, timeout is 300s: give a smaller task or a higher timeout',
  },
  {
    when: 'takes a timeout of 0 for none',
    settings: { timeout: 0 },
    facts: budget({ elapsedMs: 1e12 }),
    expected: [],
  },
  {
    when: 'cannot have its timeout softened',
    settings: { timeout: 1_000, on_violation: { timeout: 'warn_continue' } },
    facts: budget({ elapsedMs: 1_001 }),
    expected: [['timeout', 'LIM-06', 'emergency_stop']],
  },
]);

describe('strict', () => {
  const strict = (facts: Facts, part: SettingsPart = {}) =>
    judge(buildChain(settingsWith({ strict: true, ...part }), OPEN), facts).response;

  it("stops the run at once for each of ADR-0027's five kinds", () => {
    expect(strict(step({ total: total(11) }))).toBe('emergency_stop');
    expect(strict(call({ tool: 'ask_question', known: false }))).toBe('emergency_stop');
    expect(strict(budget({ tokensUsed: 2_000_000 }))).toBe('emergency_stop');
    expect(strict(budget({ elapsedMs: 900_001 }))).toBe('emergency_stop');
    expect(strict(writing('vendor/x.go'))).toBe('emergency_stop');
    expect(strict(reading('.env'))).toBe('emergency_stop');
  });

  it('stops the run for any change of .git, which is one of its denied patterns', () => {
    for (const code of ['GIT-01', 'GIT-02'] as const) {
      const hazards = [{ code, path: '.git/config', reason: 'was changed' }];
      expect(strict(step({ hazards }))).toBe('emergency_stop');
    }
    expect(strict(writing('sub/.git/config'))).toBe('emergency_stop');
    expect(strict(writing('vendor/.npmrc'))).toBe('emergency_stop');
  });

  it('leaves the other kinds as they are', () => {
    expect(strict(writing('.npmrc'))).toBe('reject');
    expect(strict(budget({ turns: 100 }))).toBe('graceful_exit');
    expect(strict(call({ tool: 'eval', known: false }))).toBe('reject');
  });

  it('is not softened by on_violation', () => {
    const softened: SettingsPart = { on_violation: { max_files: 'warn_continue' } };
    expect(strict(step({ total: total(11) }), softened)).toBe('emergency_stop');
  });
});

describe('on_violation', () => {
  it('changes the response of the constraint it names, and of no other', () => {
    const chain = buildChain(settingsWith({ on_violation: { max_files: 'emergency_stop' } }), OPEN);
    expect(judge(chain, step({ total: total(11) })).response).toBe('emergency_stop');
    expect(judge(chain, step({ total: total(1, 600) })).response).toBe('graceful_exit');
  });

  it('may raise what has a floor', () => {
    const chain = buildChain(settingsWith({ on_violation: { protected_paths: 'graceful_exit' } }), OPEN);
    expect(judge(chain, writing('.npmrc')).response).toBe('graceful_exit');
  });
});
