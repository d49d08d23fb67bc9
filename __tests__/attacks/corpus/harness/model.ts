import type {
  RecordedRequest,
  Script,
  ScriptedCall,
  ScriptedTurn,
} from '../../../support/model-server/script.ts';
import { CANARIES } from './canaries.ts';
import type { SecurityCase, Step } from './case.ts';

export interface PlayedModel {
  readonly script: Script;
  /** Requests that came without the key: not from the harness. */
  readonly strangers: readonly RecordedRequest[];
  /** Requests of the harness's own, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Index of the step that a call id stands for. */
  readonly stepOf: ReadonlyMap<string, number>;
}

/** The model of a case: its steps in order, one call an answer unless the case wants them in one. */
export function modelFor(single: SecurityCase): PlayedModel {
  const { model_server: server, assistant_text: text } = single.setup;
  const first = server?.first_response;
  const opening: readonly ScriptedTurn[] =
    first === undefined ? [] : [{ fault: faultOf(first.status), message: first.body }];
  const together = server?.all_calls_in_one_response === true;
  const groups = together ? [single.script] : single.script.map((step) => [step]);
  const turns = [...opening, ...groups.map((steps) => turnOf(steps, text))];
  const requests: RecordedRequest[] = [];
  const strangers: RecordedRequest[] = [];
  const stepOf = new Map<string, number>();
  const script = (request: RecordedRequest, index: number): ScriptedTurn => {
    if (!request.headers.authorization?.includes(CANARIES.MODEL_KEY)) {
      strangers.push(request);
      return { fault: 401 };
    }
    const at = requests.push(request) - 1;
    const group = groups[at - opening.length] ?? [];
    const base = together ? 0 : at - opening.length;
    group.forEach((_, n) => {
      stepOf.set(`call_${index}_${n}`, base + n);
    });
    return turns[at] ?? afterwards(single.script);
  };
  return { script, requests, strangers, stepOf };
}

/** What the model says once its script is over: a failing one goes on failing. */
function afterwards(steps: readonly Step[]): ScriptedTurn {
  const last = steps.at(-1)?.raw_response;
  return last === undefined ? { text: 'That was all.' } : rawTurn(last);
}

function turnOf(steps: readonly Step[], text: string | undefined): ScriptedTurn {
  const raw = steps[0]?.raw_response;
  if (raw !== undefined) return rawTurn(raw);
  const calls = steps.map(callOf);
  return text === undefined ? { calls } : { text, calls };
}

function rawTurn(raw: NonNullable<Step['raw_response']>): ScriptedTurn {
  switch (raw) {
    case 'text_only':
      return { text: 'I think that this is fine as it is.' };
    case 'empty':
      return { fault: 'empty' };
    case 'http_529':
      return { fault: 529 };
  }
}

function faultOf(status: number): 400 | 401 | 403 | 404 | 429 | 500 | 503 | 529 {
  const known = [400, 401, 403, 404, 429, 500, 503, 529] as const;
  const fault = known.find((code) => code === status);
  if (fault === undefined) throw new Error(`the model server does not answer ${status}`);
  return fault;
}

/** `edit_file` stands for a harmless edit: outside controlled-edit that is `apply_diff` with one edit. */
function callOf({ tool = '', args = {} }: Step): ScriptedCall {
  if (tool !== 'edit_file') return { name: tool, arguments: args };
  const { filename, old_text: search, new_text: replace } = args;
  return { name: 'apply_diff', arguments: { path: filename, edits: [{ search, replace }] } };
}
