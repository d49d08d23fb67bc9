import { type Reply, refusal } from './faults.ts';
import { type Asked, created, invalid, isIssue, missing, ok, TOO_LONG, tooLong } from './route.ts';
import * as shapes from './shapes.ts';

let lastId = 5_000_000;

export function listComments(asked: Asked): Reply {
  const { state, values, query } = asked;
  if (!isIssue(asked)) return missing();
  const since = Date.parse(query.get('since') ?? '1970-01-01T00:00:00Z');
  const all = state.comments.filter(
    ({ issue, updatedAt }) => issue === Number(values.issue_number) && Date.parse(updatedAt) >= since,
  );
  const page = paged(asked, all.length);
  return {
    ...ok(all.slice(page.from, page.to).map((comment) => shapes.commentOf(state, comment))),
    headers: page.headers,
  };
}

/** GitHub's way: at most 100 a page, and a `link` to the next. */
function paged({ query, address }: Asked, total: number) {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const page = Number(query.get('page') ?? 1);
  const linked = new URLSearchParams(query);
  linked.set('page', String(page + 1));
  const more = page * size < total;
  const headers: Record<string, string> = more ? { link: `<${address}?${linked}>; rel="next"` } : {};
  return { from: (page - 1) * size, to: page * size, headers };
}

export function createComment(asked: Asked): Reply {
  const { state, values, body } = asked;
  if (!isIssue(asked)) return missing();
  const issue = Number(values.issue_number);
  if (state.pulls.some((pull) => pull.number === issue && pull.locked)) {
    return refusal(403, 'Unable to create comment because issue is locked.');
  }
  const refused = refusedText(body.body);
  if (refused !== null) return refused;
  const createdAt = now();
  lastId += 1;
  const comment = {
    id: lastId,
    issue,
    body: String(body.body),
    author: state.writesAs,
    createdAt,
    updatedAt: createdAt,
  };
  state.comments.push(comment);
  return created(shapes.commentOf(state, comment));
}

export function updateComment({ state, values, body }: Asked): Reply {
  const comment = state.comments.find(({ id }) => id === Number(values.comment_id));
  if (comment === undefined) return missing();
  const refused = refusedText(body.body);
  if (refused !== null) return refused;
  comment.body = String(body.body);
  comment.updatedAt = now();
  return ok(shapes.commentOf(state, comment));
}

function refusedText(text: unknown): Reply | null {
  const resource = 'IssueComment';
  if (tooLong(text)) return invalid({ resource, code: 'unprocessable', field: 'data', message: TOO_LONG });
  if (String(text).trim() === '') return invalid({ resource, code: 'missing_field', field: 'body' });
  return null;
}

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
