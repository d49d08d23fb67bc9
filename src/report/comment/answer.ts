import type { OutcomeName } from '../../core/run/outcome.ts';
import { plain } from '../../core/text/markdown.ts';
import { outcomeOf } from '../files/execution-json.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type CommentLinks, fitToComment, footerOf } from './frame.ts';

/** First line of each of our answers, so that none begins with a command. */
const ANSWER_LINE = '<!-- forge-headless answer -->';

const HEADS: Readonly<Partial<Record<OutcomeName, string>>> = {
  config_error: 'the configuration is not valid',
  git_error: 'git failed',
  skipped: 'the command is not valid',
};

const MOST_PROBLEMS = 20;

/** Explains to an authorized commenter why nothing was started: each problem with its remedy. */
export function refusalComment(record: RunRecord, links: CommentLinks): string {
  const { name, reason } = outcomeOf(record);
  const named = record.violations.map(({ violation }) => violation.reason);
  const problems = named.length > 0 ? named : [reason];
  const shown = problems.slice(0, MOST_PROBLEMS).map((problem) => `- ${plain(problem)}`);
  const rest = problems.length - shown.length;
  const more = rest > 0 ? [`- … and ${rest} more: they are in the log`] : [];
  const head = `### Forge: nothing was started, because ${HEADS[name] ?? 'the run could not start'}`;
  return answer([head, [...shown, ...more].join('\n')].join('\n\n'), footerOf(record, links));
}

/** Returns the answer to a command. `content` is trusted Markdown. */
export function answerComment(content: string, run: string | null): string {
  return answer(content, run === null ? '' : `<sub>[workflow run](${run})</sub>`);
}

function answer(content: string, footer: string): string {
  return `${ANSWER_LINE}\n${fitToComment({ content, footer }).trimEnd()}`;
}
