import { plain } from '../../core/markdown-text.ts';
import type { OutcomeName } from '../../core/outcome.ts';
import { outcomeOf } from '../execution-json.ts';
import type { RunRecord } from '../run-record.ts';
import { type CommentLinks, footerOf, framed } from './frame.ts';

/** Begins each answer of ours: whatever stands in it, it begins with no command. */
const ANSWER_LINE = '<!-- forge-headless answer -->';

const HEADS: Readonly<Partial<Record<OutcomeName, string>>> = {
  config_error: 'the configuration is not valid',
  git_error: 'git stands in the way',
  skipped: 'this command cannot be taken',
};

const MOST_PROBLEMS = 20;

/** Why nothing was started, to somebody who may ask for it: each problem with its remedy. */
export function refusalComment(record: RunRecord, links: CommentLinks): string {
  const { name, reason } = outcomeOf(record);
  const named = record.violations.map(({ violation }) => violation.reason);
  const problems = named.length > 0 ? named : [reason];
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${plain(problem)}`);
  const rest = problems.length - shown.length;
  const more = rest > 0 ? [`- … and ${rest} more: they are in the log`] : [];
  const head = `### Forge: nothing was started, for ${HEADS[name] ?? 'the run could not begin'}`;
  return answer([head, [...shown, ...more].join('\n')].join('\n\n'), footerOf(record, links));
}

/** What an order came to. `content` is Markdown of ours. */
export function answerComment(content: string, run: string | null): string {
  return answer(content, run === null ? '' : `<sub>[workflow run](${run})</sub>`);
}

function answer(content: string, footer: string): string {
  return `${ANSWER_LINE}\n${framed(content, footer).trimEnd()}`;
}
