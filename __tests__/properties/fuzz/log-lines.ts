import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { printableLine, printableLines, printableTail } from '../../../src/adapters/log/printable-text.ts';
import { RunLog } from '../../../src/adapters/log/run-log.ts';
import { appendJobSummary, setOutputs } from '../../../src/adapters/log/step-outputs.ts';
import { createRedactor } from '../../../src/adapters/secrets/redaction.ts';
import { cutMarkdown } from '../../../src/core/text/markdown.ts';
import { parseStepOutputs } from '../../support/step-outputs.ts';
import { executed } from '../../unit/adapters/log/runner-model.ts';
import { atEnd } from './ending.ts';
import type { Property } from './property.ts';
import { runSaying } from './spoken-run.ts';
import { anyUnits, oneOf, textOf } from './words.ts';

const COMMANDS = [
  'set-output',
  'set-env',
  'add-path',
  'add-mask',
  'add-matcher',
  'save-state',
  'error',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
  'debug',
];
const ATTACKS = [
  ...COMMANDS.flatMap((name) => [`::${name} name=x::y`, `##[${name}]x`]),
  ...[
    '::',
    ':',
    '##',
    '#',
    '##[',
    '[',
    ']',
    '%0A',
    '%0D',
    '%25',
    '%3A',
    ',',
    '=',
    'title=',
    '<<EOF',
    'EOF',
    'ghadelimiter_',
  ],
  ...[
    '\r',
    '\n',
    '\r\n',
    '\x85',
    '\u2028',
    '\u2029',
    '\v',
    '\f',
    '\t',
    ' ',
    '\u00a0',
    '\u2003',
    '\ufeff',
    '\u3000',
    '\u180e',
  ],
  ...[
    '\x1b[0m',
    '\x1b[2K\x1b[1G',
    '\x1b]0;t\x07',
    '\x1b]8;;x\x1b\\',
    '\x1b',
    '\x1b(B',
    '\x9b',
    '\b',
    '\0',
    '\x7f',
    '\u202e',
    '\u200b',
    '\u{e0041}',
    '\ud83d',
    '\ufe0f',
    '\u200d',
  ],
];
/** What a model, a command or a repository says: texts, and bytes as the output of a command is decoded. */
const said = fc.oneof(
  { weight: 6, arbitrary: textOf(ATTACKS, 14) },
  { weight: 1, arbitrary: anyUnits },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('utf8')),
  },
  { weight: 1, arbitrary: textOf(ATTACKS, 6).map((text) => text.repeat(200)) },
);

interface Logged {
  readonly texts: string[];
  readonly actions: boolean;
  readonly color: boolean;
  readonly verbosity: 'quiet' | 'normal' | 'verbose' | 'debug';
  readonly secrets: string[];
}

function logged({ texts, actions, color, verbosity, secrets }: Logged): string {
  let shown = '';
  const write = (chunk: string): void => {
    shown += chunk;
  };
  const { text: redact } = createRedactor(secrets);
  const log = new RunLog({ write, verbosity, actions, color, redact, limits: () => [], alerts: () => [] });
  for (const [at, event] of runSaying(texts).entries()) log.listen({ seq: at + 1, at, event });
  for (const text of texts) {
    log.info(text);
    log.warn(text);
    log.error(text);
  }
  return shown;
}

const OURS = new Set(['group', 'endgroup', 'error', 'warning']);
const UNSEEN = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u200b\u202a-\u202e\u2066-\u2069\ufeff]/;

export const logGivesNoOrders: Property<Logged> = {
  name: 'whatever anybody says in a run, the runner carries out only what we ask of it',
  inputs: fc.record({
    texts: fc.array(said, { minLength: 1, maxLength: 5 }),
    actions: fc.boolean(),
    color: fc.boolean(),
    verbosity: oneOf(['quiet', 'normal', 'verbose', 'debug'] as const),
    secrets: fc.array(
      fc.oneof(said, oneOf(['::stop-commands::', 'endgroup', 'error title', '## [error', ': :error'])),
      { maxLength: 2 },
    ),
  }),
  holds: (input) => {
    const shown = logged(input);
    const done = executed(shown);
    if (!input.actions) assert.deepEqual(done, []);
    for (const { command, properties } of done) {
      assert.ok(OURS.has(command), `${command} was carried out`);
      // Where a secret is a part of our own words, these are hidden too.
      const name = properties.split('=')[0] ?? '';
      assert.ok(['', 'title'].includes(name) || name.includes('***'), `${properties} was set`);
    }
    const plain = input.color ? shown.replace(/\x1b\[\d+m/g, '') : shown;
    assert.doesNotMatch(plain, UNSEEN);
  },
};

export const harmlessAlone: Property<{ text: string; indent: string; limit: number }> = {
  name: 'a text made harmless is no order to the runner, whatever stands before it',
  inputs: fc.record({
    text: said,
    indent: oneOf(['', ' ', '\t', '    ', 'x ']),
    limit: fc.integer({ min: 1, max: 400 }),
  }),
  holds: ({ text, indent, limit }) => {
    const lines = [...printableLines(text), printableLine(text, limit), ...printableTail(text, limit)];
    assert.deepEqual(executed(lines.map((line) => indent + line).join('\n')), []);
    for (const line of lines) assert.doesNotMatch(line, /[\r\n]/);
    assert.ok(printableLine(text, limit).length <= Math.max(1, limit));
  },
};

const STEP_FILES = { GITHUB_OUTPUT: 'output', GITHUB_STEP_SUMMARY: 'summary' } as const;
let stepFolder: string | undefined;

/** A step's files, empty, for as long as `use` takes. One folder a process: the runner's library remembers it. */
async function withStepFiles(use: (read: (name: string) => string) => Promise<void>): Promise<void> {
  const folder = stepFolder ?? mkdtempSync(join(tmpdir(), 'forge-fuzz-step-'));
  if (stepFolder === undefined) atEnd(() => rmSync(folder, { recursive: true }));
  stepFolder = folder;
  for (const [variable, name] of Object.entries(STEP_FILES)) {
    writeFileSync(join(folder, name), '');
    process.env[variable] = join(folder, name);
  }
  try {
    await use((name) => readFileSync(join(folder, name), 'utf8'));
  } finally {
    for (const variable of Object.keys(STEP_FILES)) delete process.env[variable];
  }
}

export const outputsKeepTheirShape: Property<{ values: string[]; summary: string }> = {
  name: 'the runner reads the outputs that were set, each with its own value, and a summary it takes',
  inputs: fc.record({ values: fc.array(said, { minLength: 1, maxLength: 4 }), summary: said }),
  holds: async ({ values, summary }) => {
    await withStepFiles(async (read) => {
      const outputs = Object.fromEntries(values.map((value, at) => [`output-${at}`, value]));
      await setOutputs(outputs);
      const wellFormed = Object.entries(outputs).map(([name, value]) => [
        name,
        Buffer.from(value).toString(),
      ]);
      assert.deepEqual(parseStepOutputs(read('output')), Object.fromEntries(wellFormed));
      await appendJobSummary(summary, cutMarkdown);
      assert.ok(Buffer.byteLength(read('summary')) <= 1024 ** 2);
    });
  },
};
