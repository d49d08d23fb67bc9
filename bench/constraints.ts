/**
 * What the constraints cost: one judgement of a call and of a step with 1,000 globs, on paths never seen
 * before and on known ones, and the whole chain over 10,000 changed files. Source of the targets: p99 under
 * 0.1 ms a call, and under 0.5 ms for the whole chain at the largest. Run: `node bench/constraints.ts`.
 */
import { judge } from '../src/constraints/chain.ts';
import { buildChain } from '../src/constraints/registry.ts';
import { type ChangeSet, type FileChange, totalsOf } from '../src/core/change.ts';
import type { CallFacts, ChangeFacts, Facts } from '../src/core/constraint.ts';
import type { WorkspacePath } from '../src/core/path.ts';
import { type ConstraintSettings, settingsSchema } from '../src/settings/schema.ts';

const GLOBS = 1_000;
const FILES = 10_000;

/** Every form that a list may hold, in equal parts, the ones that cannot be looked up among them. */
const FORMS: readonly ((index: number) => string)[] = [
  (index) => `third_party/lib${index}/**`,
  (index) => `**/*_gen${index}.*`,
  (index) => `src/module${index}/**/*.snap`,
  (index) => `**/cache${index}/*/data?.bin`,
  (index) => `*.ext${index}`,
  (index) => `app/[id${index}]/page.tsx`,
  (index) => `docs/{draft,old}${index}/*.md`,
  (index) => `name${index}.lock`,
];

function globs(count: number): string[] {
  return Array.from({ length: count }, (_, index) => FORMS[index % FORMS.length]?.(index) ?? '');
}

const base = settingsSchema.parse({}).constraints;
const settings: ConstraintSettings = {
  ...base,
  denied_patterns: [...base.denied_patterns, ...globs(GLOBS)],
  allowed_patterns: ['src/**', 'test/**', ...globs(GLOBS).map((glob) => `packages/${glob}`)],
  max_files: Number.MAX_SAFE_INTEGER,
  max_lines_changed: Number.MAX_SAFE_INTEGER,
};

function changeOf(index: number): FileChange {
  return {
    path: `src/area${index % 97}/part${index % 13}/component-${index}.ts` as WorkspacePath,
    status: 'modified',
    linesAdded: 2,
    linesRemoved: 1,
    binary: false,
    bytes: 2_000,
    oldMode: '100644',
    newMode: '100644',
    oldOid: 'a'.repeat(40),
    newOid: 'b'.repeat(40),
  };
}

function callFor(index: number): CallFacts {
  return { phase: 'call', tool: 'write_file', known: true, reads: [], writes: [changeOf(index).path] };
}

function stepOf(step: ChangeSet, total: ChangeSet): ChangeFacts {
  const facts = {
    phase: 'change',
    by: 'command',
    hazards: [],
    startFiles: FILES,
    startFilesGone: 0,
  } as const;
  return { ...facts, step, total: totalsOf(total) };
}

/** Times each judgement alone, in ms; prints the middle and the slowest hundredth. */
function report(name: string, count: number, factsOf: (index: number) => Facts): void {
  const chain = buildChain(settings, { openProtected: [], costKnown: true });
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const facts = factsOf(index);
    const start = performance.now();
    judge(chain, facts);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.min(count - 1, Math.floor(count * share))] ?? 0).toFixed(4);
  console.log(`${name.padEnd(58)} p50 ${at(0.5)} ms   p99 ${at(0.99)} ms   max ${at(1)} ms`);
}

const started = performance.now();
const many = Array.from({ length: FILES }, (_, index) => changeOf(index));
buildChain(settings, { openProtected: [], costKnown: true });
console.log(`chain built from ${2 * GLOBS} globs in ${(performance.now() - started).toFixed(1)} ms`);
report('a call on a path never seen before', FILES, (index) => callFor(index));
report('a call on one of 100 paths', FILES, (index) => callFor(index % 100));
report('an edit among 10,000 changed files', 2_000, (index) => stepOf([changeOf(index)], many));
report('before a model call', FILES, (index) => ({
  phase: 'budget',
  turns: index % 100,
  tokensUsed: index,
  costUsd: 0.5,
  elapsedMs: index,
  nextInput: 1_000,
}));
report('a command that changed 10,000 known files', 200, () => stepOf([...many], many));
