/** The parts of a run that judge, put together as `run/compose-agent.ts` does, with nothing that waits or touches a disk. */
import { buildChain } from '../src/constraints/registry.ts';
import type { ChangeSet } from '../src/core/git/change.ts';
import type { WorkspacePath } from '../src/core/path/path.ts';
import type { ChangeFacts, Paced } from '../src/core/run/constraint.ts';
import type { EditProposal } from '../src/core/tools/tool.ts';
import { changeFacts } from '../src/run/calls/command-runner.ts';
import { NetChanges, netChange } from '../src/run/calls/net-changes.ts';
import { ConstraintEnforcer } from '../src/run/judging/constraint-enforcer.ts';
import { RateWindow } from '../src/run/judging/rate-window.ts';
import { type ConstraintSettings, settingsSchema } from '../src/settings/schema/schema.ts';

const GLOBS = 1_000;
const START_FILES = 20_000;

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

/** Limits that nothing here reaches, and everything switched on that a setting switches on. */
function settings(): ConstraintSettings {
  const base = settingsSchema.parse({ constraints: { state: { file: 'STATE.json' } } }).constraints;
  const most = Number.MAX_SAFE_INTEGER;
  return {
    ...base,
    denied_patterns: [...base.denied_patterns, ...globs(GLOBS)],
    allowed_patterns: ['src/**', 'test/**', ...globs(GLOBS).map((glob) => `packages/${glob}`)],
    max_files: most,
    max_lines_changed: most,
    max_bytes_changed: most,
    max_tokens: most,
    max_turns: most,
    commit: { max_files: most, max_size: most },
    rate_limits: { ...base.rate_limits, file_reads: most, file_writes: most },
  };
}

/** How many reads and writes of the last minute a rate is held against: as many as the profile `aggressive` allows. */
const IN_THE_WINDOW: Readonly<Record<Paced, number>> = { read: 1_000, write: 300 };

export interface JudgedRun {
  readonly enforcer: ConstraintEnforcer;
  /** The intent of a write, and of nothing more. */
  write(path: string): void;
  read(path: string): void;
  /** Intent, forecast, judgement, and the edit kept. */
  edit(edit: EditProposal): void;
  /** What a command left: judged and kept. */
  command(step: ChangeSet, total: ChangeSet): void;
  budget(turns: number): void;
  /** A turn as the benchmarks of the agent have it: the budget, four reads, three edits and a command. */
  turn(turn: number): void;
}

export function judgedRun(): JudgedRun {
  const chain = buildChain(settings(), { openProtected: [], costKnown: true, base: 'src' });
  const enforcer = new ConstraintEnforcer({ chain, maxRejections: 5, emit: () => undefined });
  const netChanges = new NetChanges();
  const pace = new RateWindow({ monotonic: () => 0 });
  for (const kind of ['read', 'write'] as const) {
    for (let count = 0; count < IN_THE_WINDOW[kind]; count += 1) pace.note(kind);
  }
  const call = (kind: Paced, path: string) => {
    const paths = [path as WorkspacePath];
    const [reads, writes] = kind === 'read' ? [paths, []] : [[], paths];
    const facts = { phase: 'call', tool: `${kind}_file`, known: true, reads, writes } as const;
    enforcer.judge({ ...facts, pace: { kind, ages: pace.ages(kind) } }, { turn: 1, effect: 'prevented' });
  };
  const edit = (proposal: EditProposal) => {
    call('write', proposal.path);
    const start = netChanges.startContent(proposal) ?? proposal.before;
    const { step, net, total } = netChanges.forecast(proposal, netChange(proposal, start));
    const facts: ChangeFacts = { ...EDITED, step: [step], total, startFilesGone: netChanges.gone };
    enforcer.judge(facts, { turn: 1, effect: 'prevented' });
    netChanges.keepEdit(proposal, step, net, start);
  };
  const command = (step: ChangeSet, total: ChangeSet) => {
    const facts = changeFacts({ step, total, hazards: [] }, START_FILES);
    enforcer.judge(facts, { turn: 1, effect: 'reverted' });
    netChanges.keepMeasured({ step, total }, facts);
  };
  const budget = (turns: number) => {
    const spent = { turns, tokensUsed: turns, costUsd: 0.5, elapsedMs: turns, nextInput: 1_000 };
    enforcer.judge({ phase: 'budget', ...spent, openFiles: 20, stateAgeMs: 1 }, { turn: 1, effect: 'none' });
  };
  const turn = (at: number) => {
    budget(at);
    for (let index = 0; index < 4; index += 1) call('read', `src/read-${(at * 4 + index) % 40}.ts`);
    for (let index = 0; index < 3; index += 1) edit(repeatedEdit(`src/edit-${index}.ts`, at));
    const changed = netChanges.changes();
    command(changed.slice(0, 1), changed);
  };
  return {
    enforcer,
    edit,
    command,
    budget,
    turn,
    write: (path) => call('write', path),
    read: (path) => call('read', path),
  };
}

const EDITED = { phase: 'change', by: 'edit', hazards: [], startFiles: START_FILES } as const;

/** One of 60 lines replaced: each time another text, from the same one. */
export function repeatedEdit(path: string, at: number): EditProposal {
  const lines = Array.from({ length: 60 }, (_, index) => `const value${index} = compute(${index});\n`);
  const text = (line: string) => Buffer.from([...lines.slice(0, 30), line, ...lines.slice(31)].join(''));
  return {
    path: path as WorkspacePath,
    before: text('// before\n'),
    after: text(`// after ${at}\n`),
    message: '',
  };
}
