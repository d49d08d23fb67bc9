/** What goes wrong instead of, or inside, a turn. */
export type Fault =
  /** A web page with status 200. */
  | 'html'
  /** The stream is cut in the middle of the answer. */
  | 'cut'
  /** The stream ends in good order, in the middle of the answer. */
  | 'ended_early'
  /** Half an answer, then silence; the connection stays open. */
  | 'stall'
  /** As `stall`, with a comment and an event that says nothing every few ms. */
  | 'stall_kept_alive'
  /** Headers, then silence. */
  | 'stall_first'
  /** Finished by the length limit inside the last call's arguments. */
  | 'truncated_args'
  /** The last call's arguments are not JSON, and the answer pretends to be whole. */
  | 'broken_args'
  | 'no_usage'
  /** A whole answer of nothing. */
  | 'empty'
  /** The model or its provider will not answer; the turn's message says why. */
  | 'refused'
  /** Calls without ids, where the protocol can leave them out. */
  | 'no_ids'
  /** All calls with the same id. */
  | 'same_ids'
  /** An error event inside a stream that began well. */
  | 'stream_error'
  /** A redirect to another origin. */
  | 'redirect'
  /** Plain JSON instead of a stream. */
  | 'json'
  | 'overflow'
  | 'quota'
  | 400
  | 401
  | 403
  | 404
  | 429
  | 500
  | 503
  | 529;

export interface ScriptedCall {
  readonly name: string;
  /** Text is sent as it is; anything else as JSON. */
  readonly arguments: unknown;
}

/** Tokens as our own `Usage` counts them: `input` includes both cache numbers. */
export interface ScriptedUsage {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
}

/** One answer of the model. */
export interface ScriptedTurn {
  readonly text?: string;
  readonly calls?: readonly ScriptedCall[];
  /** What the model thinks first, and the signature that must come back with it. */
  readonly thinking?: { readonly text: string; readonly signature: string };
  readonly usage?: ScriptedUsage;
  readonly fault?: Fault;
  /** Sent with the answer, whatever it is. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Put into the body of an error answer. */
  readonly message?: string;
  /** How the stream is written, where that is not in the usual way. */
  readonly wire?: 'gzip' | 'crlf' | 'commented';
  /** Sent as the whole stream, instead of what the protocol would say. */
  readonly raw?: string;
}

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body's exact text, and what it says. */
  readonly body: string;
  readonly json: Readonly<Record<string, unknown>>;
}

/** Turns in order, one for each request, retries included; or a function of the request and its index. */
export type Script =
  | readonly ScriptedTurn[]
  | ((request: RecordedRequest, index: number) => ScriptedTurn | undefined);

export const DEFAULT_USAGE: ScriptedUsage = { input: 100, output: 10 };

/** The arguments' text as it goes over the wire. */
export function argumentsText(call: ScriptedCall): string {
  return typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
}

/** At most three pieces of about the same length: clients must put them together. */
export function pieces(text: string): readonly string[] {
  const size = Math.max(1, Math.ceil(text.length / 3));
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += size) parts.push(text.slice(at, at + size));
  return parts;
}

/** A call as a protocol writes it, with the turn's fault applied. */
export interface WireScriptedCall {
  /** undefined where it is left out. */
  readonly id: string | undefined;
  readonly name: string;
  readonly text: string;
}

export function wireScript(turn: ScriptedTurn, index: number): readonly WireScriptedCall[] {
  const calls = turn.calls ?? [];
  return calls.map((call, n) => {
    const text = argumentsText(call);
    const isLast = n === calls.length - 1;
    const spoilt = isLast && (turn.fault === 'truncated_args' || turn.fault === 'broken_args');
    const id = turn.fault === 'same_ids' ? `call_${index}` : `call_${index}_${n}`;
    return {
      id: turn.fault === 'no_ids' ? undefined : id,
      name: call.name,
      text: spoilt ? text.slice(0, Math.ceil(text.length / 2)) : text,
    };
  });
}
