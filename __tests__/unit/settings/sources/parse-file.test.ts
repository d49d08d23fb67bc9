import { describe, expect, it } from 'vitest';
import { renderProblem } from '../../../../src/settings/checks/problem.ts';
import type { ConstraintRules } from '../../../../src/settings/checks/responses.ts';
import { settingsSchema } from '../../../../src/settings/schema/schema.ts';
import { parseSettingsFile } from '../../../../src/settings/sources/parse-file.ts';

const RULES: ConstraintRules = {
  knownConstraints: ['max_files', 'timeout', 'git_dir', 'repetition'],
  floors: { timeout: 'emergency_stop', git_dir: 'reject' },
  hindsight: ['repetition'],
};

async function problemsOf(text: string | Uint8Array): Promise<string[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return (await parseSettingsFile('c.yml', bytes, RULES)).problems.map(renderProblem);
}

/** The configuration file printed in ADR-0026, comments and all. */
const ADR_0026 = `# .forge/headless-config.yml
task: "Fix linting errors and update documentation"

mode: write # read-only | write

constraints:
  max_files: 10
  max_lines_changed: 500
  timeout: 300 # seconds
  max_tokens: 50000
  
  allowed_patterns:
    - "src/**/*.go"
    - "pkg/**/*.go"
    - "docs/**/*.md"
  
  denied_patterns:
    - "vendor/**"
    - ".git/**"
  
  allowed_tools:
    - read_file
    - write_file
    - apply_diff
    - search_files
    - list_files
    - execute_command

quality_gates:
  - name: "Run tests"
    command: "go test ./..."
    required: true
  
  - name: "Lint"
    command: "golangci-lint run"
    required: false

git:
  auto_commit: true
  commit_message: "chore: automated fixes via Forge"
  branch: "" # empty = use current branch
  author_name: "Forge AI"
  author_email: "forge@example.com"

artifacts:
  enabled: true
  output_dir: ".forge/artifacts"
  json: true      # execution.json with full details
  markdown: true  # summary.md for human reading
  metrics: true   # metrics.json for analytics
`;

describe('a configuration file', () => {
  it('is taken as ADR-0026 prints it', async () => {
    expect(await problemsOf(ADR_0026)).toEqual([]);
  });

  it('has every problem reported at once, in the order of their places', async () => {
    const problems = await problemsOf(
      [
        'mode: writ',
        'constraints:',
        '  max_file: 3',
        '  max_turns: 1.5',
        '  timeout: soon',
        'quality_gates:',
        '  - command: x',
      ].join('\n'),
    );
    expect(problems.map((line) => line.slice(0, line.indexOf(': ')))).toEqual([
      'c.yml:1:7',
      'c.yml:3:3',
      'c.yml:4:14',
      'c.yml:5:12',
      'c.yml:7:5',
    ]);
    expect(problems[0]).toBe(
      'c.yml:1:7: mode: expected one of read-only, write, controlled-edit, got "writ": did you mean "write"?',
    );
    expect(problems[1]).toMatch(
      /^c\.yml:3:3: unknown key "max_file": did you mean "max_files"\? Known in constraints: /,
    );
    expect(problems[2]).toBe(
      'c.yml:4:14: constraints.max_turns: expected a whole number of at least 1, got 1.5',
    );
    expect(problems[3]).toContain('constraints.timeout: expected seconds as a number, or a duration');
    expect(problems[4]).toBe('c.yml:7:5: quality_gates.0: "name" is missing: add it');
  });

  it.each([
    ['maxIterations: 3', 'here it is called constraints.max_turns'],
    ['constraints: { max_iterations: 3 }', 'here it is called constraints.max_turns'],
    ['tokenBudget: 3', 'here it is called constraints.max_tokens'],
    ['constraints: { token_budget: 3 }', 'here it is called constraints.max_tokens'],
    ['base_url: http://x', 'cannot be set in the file'],
    ['model: { base-url: http://x }', 'cannot be set in the file'],
    ['model: { api_key: sk-1 }', 'keys cannot be set in the file'],
    ['max_files: 3', 'did you mean "constraints.max_files"?'],
    ['constraints: { maxFiles: 3 }', 'did you mean "max_files"?'],
    ['rate_limits: {}', 'unknown key "rate_limits": did you mean "constraints.rate_limits"?'],
    ['model: { provider: github-models }', 'retired on 2026-07-30: use openai-compatible with a base URL'],
    ['model: { provider: antropic }', 'did you mean "anthropic"?'],
    ['constraints: { allowed_tools: [ask_question] }', 'got "ask_question"'],
    ['constraints: { on_violation: { max_fils: reject } }', 'did you mean "max_files"? Known: max_files'],
    ['constraints: { on_violation: { timeout: reject } }', 'use emergency_stop or a more severe response'],
    [
      'constraints: { on_violation: { repetition: reject } }',
      'reject comes too late for a call that already ran: use warn_continue, graceful_exit or emergency_stop',
    ],
    ['constraints: { on_violation: { repetition: delay } }', 'delay comes too late'],
    ['constraints: { on_violation: { max_files: allow } }', 'expected one of warn_continue'],
    ['constraints: { denied_patterns: ["!x"] }', 'globs cannot be negated'],
    ['constraints: { denied_patterns: src }', 'expected a list, got "src"'],
    ['constraints: { undeletable_files: [a/b] }', 'write only the name'],
    ['constraints: { undeletable_files: ["[abc"] }', 'opens [ and never closes it'],
    ['constraints: { protected_paths: ["{a,b"] }', 'opens { and never closes it'],
    ['constraints: { denied_reads: ["a["] }', 'opens [ and never closes it'],
    [
      'constraints: { main_branch: { validate: [{ files: "*.{json", schema: s.json }] } }',
      'opens { and never closes it',
    ],
    ['on_failure: { workspace: keep }', 'expected one of preserve, rollback, quarantine, got "keep"'],
    ['on_failure: { workspace: { gates: preserve } }', 'did you mean "gate"?'],
    ['on_failure: { workspace: 3 }', 'got 3'],
    ['sandbox: offf', 'expected one of auto, required, off, got "offf": did you mean "off"?'],
    [
      'sandbox: { network: hots }',
      'expected none, host or a list of host names, got "hots": did you mean "host"?',
    ],
    ['sandbox: { network: [10.0.0.1] }', 'sandbox.network.0: "10.0.0.1" is not a host name: use a full name'],
    ['quality_gates: [{ name: a, command: b, network: ["*.com"] }]', '"*.com" is not a host name'],
    ['quality_gates: [{ name: a, command: b, timeout: 0 }]', 'expected more than 0 seconds'],
    ['quality_gates: [{ name: a, command: b, working_dir: ../x }]', 'may not leave the repository'],
    ['quality_gates: [{ name: a, command: b, env: { "1a": x } }]', 'is not a valid variable name'],
    ['quality_gates: [{ name: a, command: "b\\0" }]', 'NUL character'],
    ['git: { branch: "a b" }', 'is not a valid branch name'],
    ['git: { auto_commit: yes }', 'expected true or false, got "yes"'],
    ['artifacts: { output_dir: . }', 'use a separate folder'],
    ['artifacts: { output_dir: a/.git/b }', 'git directory'],
    ['profile:', 'has no value'],
    ['constraints: { max_cost_usd: .inf }', 'constraints.max_cost_usd'],
    ['constraints: { max_tokens: -1 }', 'expected a whole number of at least 0, got -1'],
    ['constraints: { timeout: 30d }', 'at most 24 days'],
    ['constraints: { timeout: 1000h }', 'at most 24 days'],
    ['constraints: { custom: [limits.mjs, ./limits.mjs] }', '"limits.mjs" is listed twice'],
    ['constraints: { custom: [../limits.mjs] }', 'is not a path of a file in the repository'],
    ['constraints: { custom: [/etc/limits.mjs] }', 'is not a path of a file in the repository'],
    ['constraints: { custom: [limits.sh] }', 'or use { name, command } for a command'],
    ['constraints: { custom: [{ name: "a b", command: x }] }', 'is not a valid name of a constraint'],
    ['constraints: { custom: [{ name: a }] }', 'constraints.custom.0: "command" is missing'],
    ['constraints: { custom: [{ name: a, command: x, cmd: y }] }', 'unknown key "cmd"'],
    [
      'constraints: { custom: [{ name: kill, command: x }], on_violation: { kil: reject } }',
      'did you mean "kill"?',
    ],
  ])('%s is refused', async (text, message) => {
    const problems = await problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  it('takes any name in on_violation where a module has one that only loading it tells', async () => {
    const text = 'constraints: { custom: [a.mjs], on_violation: { quota: reject } }';
    expect(await problemsOf(text)).toEqual([]);
  });

  it('never repeats the value of a key that does not belong there', async () => {
    expect((await problemsOf('model: { api_key: sk-very-secret }')).join()).not.toContain('sk-very-secret');
  });

  it('names a task that is a document by its length, with the way out', async () => {
    const problems = await problemsOf(`task: ${'x'.repeat(1_000_000)}`);
    expect(problems).toEqual([
      'c.yml:1:7: task: 1000000 characters, at most 100000 are allowed: move it to a file in the repository and name that file in the task',
    ]);
  });

  it('refuses more than 10,000 patterns in a list', async () => {
    const list = Array.from({ length: 10_001 }, (_, at) => `f${at}`).join(', ');
    const problems = await problemsOf(`constraints: { denied_patterns: [${list}] }`);
    expect(problems.join()).toContain('10001 entries, at most 10000 are allowed');
  });

  it('takes a list of hosts for the network, and an empty one for none', async () => {
    const networkOf = (value: string): unknown =>
      settingsSchema.parse({ sandbox: { network: JSON.parse(value) } }).sandbox.network;
    expect(networkOf('["github.com", "*.example.org"]')).toEqual(['github.com', '*.example.org']);
    expect(networkOf('[]')).toBe('none');
  });

  it('takes a bare word for the sandbox, and one policy per cause', async () => {
    expect(await problemsOf('sandbox: required\non_failure: { workspace: { gate: rollback } }')).toEqual([]);
  });
});

describe('a file that is no configuration', () => {
  it.each([
    ['', 'c.yml: it is empty'],
    ['# only a comment\n', 'c.yml: it is empty'],
    ['~', 'c.yml: it is empty'],
    ['hello', 'c.yml:1:1: expected keys and values, got "hello"'],
    ['- a', 'c.yml:1:1: expected keys and values, got ["a"]'],
    ['a: [1\n', 'not valid YAML'],
    ['task: a\n\tmode: b', 'c.yml:2:'],
    ['task: a\n---\ntask: b', 'c.yml:2:1: a second document begins here'],
    ['task: a\nmode: write\ntask: b', 'c.yml:3:1: key "task" is a duplicate of line 1'],
    ['task: *x', 'c.yml:1:7: the alias *x has no anchor above it'],
    ['quality_gates: &a [*a]', 'the alias *a is inside its own anchor'],
    ['task: !custom 1', 'Unresolved tag'],
    ['__proto__: { a: 1 }', 'unknown key "__proto__"'],
    [`quality_gates: ${'['.repeat(20_000)}`, 'c.yml: it is nested too deeply'],
  ])('%j is refused with its place', async (text, message) => {
    expect((await problemsOf(text)).join('\n')).toContain(message);
  });

  it('is refused when it is binary, in another encoding, or larger than 1 MB', async () => {
    expect(await problemsOf(new Uint8Array([0x74, 0, 1]))).toEqual([
      'c.yml: it is a binary file, or not UTF-8: name a YAML file in UTF-8',
    ]);
    expect(await problemsOf(new Uint8Array([0x74, 0xff, 0xfe]))).toEqual([
      'c.yml: it is not UTF-8: save it as UTF-8',
    ]);
    expect(await problemsOf(new Uint8Array(10_000_000).fill(0x61))).toEqual([
      'c.yml: 10000000 bytes, but a configuration may have at most 1048576: check that this is the right file',
    ]);
  });

  it('is refused when its aliases would unfold into a bomb', async () => {
    const rows = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]'];
    for (let at = 1; at < 9; at++)
      rows.push(
        `a${at}: &a${at} [${Array(9)
          .fill(`*a${at - 1}`)
          .join(', ')}]`,
      );
    expect((await problemsOf(rows.join('\n'))).join()).toContain('aliases are followed more than 100 times');
  });

  it('takes a byte-order mark for what it is', async () => {
    expect(await problemsOf('\ufefftask: x')).toEqual([]);
  });

  it('keeps control characters of its keys out of the log', async () => {
    const [problem] = await problemsOf('"a\\nb\\e[31m": 1');
    expect(problem).not.toMatch(/[\u0000-\u001f]/);
  });
});
