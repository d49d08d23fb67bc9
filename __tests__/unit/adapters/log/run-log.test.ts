import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  holdsRunnerCommand,
  printableLine,
  printableLines,
  printableTail,
} from '../../../../src/adapters/log/printable-text.ts';
import { type LogOptions, RunLog } from '../../../../src/adapters/log/run-log.ts';
import { annotation } from '../../../../src/adapters/log/runner-commands.ts';
import { statusLine } from '../../../../src/adapters/log/status-line.ts';
import { createRedactor } from '../../../../src/adapters/secrets/redaction.ts';
import type { RecordedEvent, RunEvent } from '../../../../src/core/run/events.ts';
import { executed } from './runner-model.ts';

const LIMITS = [
  { name: 'files', used: 3, limit: 10, share: 0.3 },
  { name: 'lines', used: 120, limit: 500, share: 0.24 },
  { name: 'tokens', used: 45_000, limit: 1_000_000, share: 0.045 },
  { name: 'time', used: 72_000, limit: 900_000, share: 0.08 },
  { name: 'cost', used: 0.031, limit: 5, share: 0.01 },
  { name: 'turns', used: 7, limit: 100, share: 0.07 },
] as const;

function play(events: readonly RunEvent[], over: Partial<LogOptions> = {}): string {
  let text = '';
  const log = new RunLog({
    write: (chunk) => {
      text += chunk;
    },
    verbosity: 'normal',
    actions: false,
    color: false,
    redact: (clean) => clean,
    limits: () => LIMITS,
    alerts: () => [],
    ...over,
  });
  events.forEach((event, index) => {
    const entry: RecordedEvent = { seq: index + 1, at: index, event };
    log.listen(entry);
  });
  return text;
}

/** A run in which everybody says `word` wherever they can. */
function runSaying(word: string): readonly RunEvent[] {
  const call = { id: '1', name: word, arguments: { path: word } };
  const usage = { input: 10, cacheRead: 0, cacheWrite: 0, output: 1, estimated: false };
  const gate = {
    name: word,
    command: word,
    required: true,
    status: 'failed',
    exitCode: 1,
    timedOut: false,
    durationMs: 5,
    output: word,
    wasRed: true,
    attempt: 1,
  } as const;
  const violation = {
    constraint: 'denied_patterns',
    code: 'FS-07',
    type: 'pattern',
    response: 'reject',
    reason: word,
    paths: [word],
    details: {},
    effect: 'prevented',
  } as const;
  return [
    {
      type: 'run_started',
      executionId: 'r',
      task: word,
      mode: 'write',
      provider: 'p',
      model: word,
      workspace: word,
      head: null,
      branch: word,
      settings: {},
    },
    { type: 'sandbox_probed', isolation: { kind: 'none', reason: word } },
    { type: 'notice', level: 'warning', text: word },
    { type: 'notice', level: 'info', text: word },
    { type: 'gate_finished', phase: 'baseline', gate },
    { type: 'turn_started', turn: 1, inputEstimate: 1, outputCap: 1 },
    {
      type: 'model_replied',
      turn: 1,
      text: word,
      calls: [call],
      finish: 'tool_calls',
      usage,
      costUsd: null,
      durationMs: 3,
    },
    { type: 'tool_finished', turn: 1, call, ok: false, text: word, durationMs: 2000 },
    { type: 'violated', violation },
    { type: 'change_undone', turn: 1, by: 'command', paths: [word], patchFile: word },
    { type: 'nudged', turn: 1, text: word },
    { type: 'summary_replied', turn: 1, text: null, trouble: word, usage, costUsd: null, durationMs: 3 },
    { type: 'agent_ended', how: 'complete', result: word },
    { type: 'gate_finished', phase: 'final', gate },
    { type: 'workspace_left', policy: 'quarantine', patchFile: word },
    { type: 'run_finished', outcome: { name: 'quality_gate_failure', reason: word }, changes: [] },
  ];
}

/** Each a way to have the runner do something. */
const ATTACKS = [
  '::set-output name=x::y',
  '   ::add-mask::x',
  '\t::error::x',
  '\u00a0\u2003::error::x',
  '\u0085::error::x',
  '\ufeff::error::x',
  '\u200b::error::x',
  'text ##[error]x',
  '##[add-matcher]/tmp/x.json',
  '####[error]x',
  '##\u200b[error]x',
  '#\x1b[0m#[error]x',
  ':\x1b[0m:error::x',
  'progress\r::error::x',
  'a\r\n::error::x',
  'a\n\n \n::group::x',
  '::stop-commands::x\n::x::',
  '\x1b]0;title\x07::error::x',
  '\x1b[2K\x1b[1G::error::x',
  '%0A::error::x',
  'a\u2028::error::x',
  '::endgroup::\n::error::x',
  '##\n[error]x',
];

test('the model of the runner does see every attack', () => {
  for (const attack of [
    '::set-output name=x::y',
    '  ::add-mask::x',
    'a ##[error]x',
    'a\r::error::x',
    '\u00a0::error::x',
  ]) {
    expect(executed(attack)).toHaveLength(1);
  }
  expect(executed('::stop-commands::t\n::error::x\n::t::\n::error::y')).toMatchObject([{ data: 'y' }]);
});

const OURS = new Set(['group', 'endgroup', 'error', 'warning']);

test.each(ATTACKS)('%j has the runner do nothing but what we ask of it', (attack) => {
  for (const verbosity of ['quiet', 'normal', 'verbose', 'debug'] as const) {
    const quiet = executed(play(runSaying('harmless'), { actions: true, verbosity }));
    const loud = executed(play(runSaying(attack), { actions: true, verbosity }));
    expect(loud.map(({ command }) => command)).toEqual(quiet.map(({ command }) => command));
    expect(loud.map(({ properties }) => properties.replaceAll(/title=.*/g, ''))).toEqual(loud.map(() => ''));
    for (const { command } of loud) expect(OURS).toContain(command);
  }
});

test.each(ATTACKS)('%j is harmless by itself too, without the marks around it', (attack) => {
  for (const indent of ['', '  ', '\t']) {
    const lines = printableLines(attack).map((line) => indent + line);
    expect(executed(lines.join('\n'))).toEqual([]);
    expect(executed(indent + printableLine(attack))).toEqual([]);
  }
});

test('no text at all is a command, an escape sequence or invisible once it is harmless', () => {
  const piece = fc.constantFrom(
    '::',
    ':',
    '##',
    '#',
    '[',
    ']',
    'error',
    'group',
    '\r',
    '\n',
    ' ',
    '\x1b[',
    'm',
    '\x1b]',
    '\x07',
    '\u200b',
    '\u202e',
    '\u0085',
    '\u00a0',
    'a',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const shown = `${printableLines(text).join('\n')}\n${printableLine(text)}`;
      expect(executed(shown)).toEqual([]);
      expect(shown).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/);
    }),
    { numRuns: 2000 },
  );
});

test('a row of white space is made harmless at once, however long it is', () => {
  for (const sign of ['\n', ' ', '\r', '\t', '\u2028']) {
    const text = `${sign.repeat(300_000)}x`;
    expect(printableLine(text)).not.toContain('::');
    expect(printableTail(text, 3).length).toBeLessThanOrEqual(4);
    expect(holdsRunnerCommand(text)).toBe(false);
    expect(holdsRunnerCommand(`${text}\n \t::error::`)).toBe(true);
  }
});

test('colours and titles are taken out, other controls and hidden characters are named', () => {
  expect(printableLines('\x1b[31mred\x1b[0m \x1b]0;title\x07\x1b]8;;http://x\x1b\\link')).toEqual([
    'red link',
  ]);
  expect(printableLine('a\x00b\x7fc\u202ed\x1b')).toBe('a\u2400b\u2421c<U+202E>d\u241b');
});

test('an annotation cannot be left by what it quotes', () => {
  const text = annotation('error', 'a:b,c\n::x::', 'x\r\n::error::y%0A');
  expect(text).not.toMatch(/[\r\n]/);
  expect(executed(text)).toEqual([
    { command: 'error', properties: 'title=a:b,c\n::x::', data: 'x\r\n::error::y%0A' },
  ]);
});

test('on the runner a turn is a group, and its status stands below it', () => {
  const text = play(runSaying('hello'), { actions: true });
  expect(text).toMatch(/::group::Turn 1\n[\s\S]*::endgroup::\nturn 1 · files 3\/10/);
  // A red gate may turn green yet: only the outcome is an error.
  expect(executed(text).filter(({ command }) => command === 'error')).toMatchObject([
    { properties: 'title=Forge', data: 'quality_gate_failure (exit 3): hello' },
  ]);
  expect(executed(text).filter(({ properties }) => properties === 'title=Gate')).toMatchObject([
    { command: 'warning' },
  ]);
});

test('annotations are kept within the ten that GitHub shows, with a place for the outcome', () => {
  const [violated] = runSaying('x').filter(({ type }) => type === 'violated');
  const [finished] = runSaying('the end').filter(({ type }) => type === 'run_finished');
  const found = executed(play([...Array(30).fill(violated), finished!], { actions: true }));
  expect(found).toHaveLength(10);
  expect(found.at(-1)).toMatchObject({ command: 'error', data: expect.stringContaining('the end') });
});

test('on a laptop it is calm: a line for each call, one for each turn, the outcome last', () => {
  const text = play(runSaying('src/a.ts'));
  expect(text).not.toContain('::');
  expect(text).toContain('Task: src/a.ts');
  expect(text).toContain('  ✗ src/a.ts src/a.ts · 2s');
  expect(text.trim().split('\n').at(-1)).toBe('quality_gate_failure (exit 3): src/a.ts');
});

test('quiet says only what went wrong and how it ended', () => {
  const text = play(runSaying('x'), { verbosity: 'quiet' });
  expect(text).not.toContain('Task');
  expect(text).not.toContain('turn 1');
  expect(text).toContain('quality_gate_failure (exit 3)');
});

test('quiet says in one line that a required gate is red, and nothing of other gates or of the start', () => {
  const gate = {
    command: 'npm test',
    required: true,
    status: 'failed',
    exitCode: 1,
    timedOut: false,
    durationMs: 5,
    output: 'many lines',
    wasRed: null,
    attempt: 1,
  } as const;
  const events: RunEvent[] = [
    { type: 'gate_finished', phase: 'baseline', gate: { ...gate, name: 'at the start' } },
    { type: 'gate_finished', phase: 'final', gate: { ...gate, required: false, name: 'of no weight' } },
    { type: 'gate_finished', phase: 'final', gate: { ...gate, name: 'the tests' } },
  ];
  const text = play(events, { verbosity: 'quiet' });
  expect(text).toContain('the tests');
  for (const unsaid of ['at the start', 'of no weight', 'many lines']) expect(text).not.toContain(unsaid);
});

test('the status of a turn shows every limit in use', () => {
  expect(statusLine(7, LIMITS)).toBe(
    'turn 7 · files 3/10 · lines 120/500 · tokens 45k/1M · 1m12s/15m · $0.031/$5.00',
  );
});

test('secret values are gone, also where an output is cut or a value is cut by an escape', () => {
  const { text: redact } = createRedactor(['sk-live-abcdef123456']);
  const word = `${'x\n'.repeat(40)}key=sk-live-abcdef123456 ${'y'.repeat(3000)}`;
  for (const actions of [true, false]) {
    const text = play(runSaying(word), { verbosity: 'debug', actions, redact });
    expect(text).toContain('key=***');
    expect(text).not.toContain('sk-live');
    // Where a long line is cut, half a value must not be left.
    const cut = play(runSaying(`${'z'.repeat(1990)}sk-live-abcdef123456`), {
      verbosity: 'debug',
      actions,
      redact,
    });
    expect(cut).not.toContain('sk-live');
  }
});

const USED = { input: 10, cacheRead: 0, cacheWrite: 0, output: 1, estimated: false };
const TURN = { type: 'turn_started', turn: 1, inputEstimate: 1, outputCap: 1 } as const;

test('a command that was killed is no success; what one that failed came to is told by its exit code', () => {
  const call = { id: '1', name: 'execute_command', arguments: { command: 'sleep 3', timeout: 1 } };
  const finished = { type: 'tool_finished', turn: 1, call, ok: true, durationMs: 5 } as const;
  const ended = (text: string) => play([{ ...finished, text }]);
  expect(ended("killed after 1s (the call's own timeout)\n")).toContain('✗ execute_command sleep 3 · killed');
  expect(ended('killed by SIGKILL\n')).toContain('✗ execute_command sleep 3 · killed');
  expect(ended('exit code 1\n')).toContain('✓ execute_command sleep 3 · exit 1');
});

test('a search is told by what it looks for and where', () => {
  const call = { id: '1', name: 'search_files', arguments: { pattern: 'LINE 12', path: 'big.txt' } };
  const finished = { type: 'tool_finished', turn: 1, call, ok: true, text: '', durationMs: 5 } as const;
  expect(play([finished])).toBe('  ✓ search_files "LINE 12" in big.txt\n');
});

test('what was used is told after an answer, and not where none came', () => {
  const end = { type: 'agent_ended', how: 'provider_failed', result: '' } as const;
  const replied = {
    type: 'model_replied',
    turn: 1,
    text: '',
    calls: [],
    finish: 'stop',
    usage: USED,
    costUsd: null,
    durationMs: 1,
  } as const;
  expect(play([TURN, end])).toBe('the agent ended: provider failed\n');
  expect(play([TURN, replied, end])).toContain('turn 1 · files 3/10');
});

test('a cost that is not known is left out of the status line', () => {
  const cost = { name: 'cost', used: null, limit: 5, share: 0 } as const;
  expect(statusLine(2, [LIMITS[0], cost])).toBe('turn 2 · files 3/10');
});
