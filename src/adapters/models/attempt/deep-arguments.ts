import { jsonExcess } from '../../../core/text/bounded-json.ts';

/** The beginning of replaced arguments. */
export const NOT_READ_PREFIX = 'not read: it ';

const LF = 10;
const CR = 13;

/** Keys that make the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;

/**
 * Replaces arguments that are nested too deep. Gemini sends arguments as a value in its event, and the provider package
 * drops such an event. With a text instead, the call arrives and the tool refuses it.
 */
export function replaceDeepArguments(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const line = (): Uint8Array<ArrayBuffer> => {
    const [only] = parts;
    const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
    parts = [];
    return withReadableArguments(bytes);
  };
  return new TransformStream({
    transform(chunk, controller) {
      let start = 0;
      for (let at = 0; at < chunk.length; at++) {
        if (chunk[at] !== LF && chunk[at] !== CR) continue;
        parts.push(chunk.subarray(start, at));
        controller.enqueue(line());
        controller.enqueue(chunk.subarray(at, at + 1));
        start = at + 1;
      }
      if (start < chunk.length) parts.push(chunk.subarray(start));
    },
    flush(controller) {
      if (parts.length > 0) controller.enqueue(line());
    },
  });
}

/** Returns the bytes unchanged, unless the line is an event whose arguments exceed the limits. */
function withReadableArguments(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const data = /^data: ?(?=\{)/.exec(text);
  if (data === null) return bytes;
  const json = text.slice(data[0].length);
  const excess = jsonExcess(json);
  if (excess === null && !REFUSED_KEY.test(json)) return bytes;
  const why = excess ?? 'has a name that no argument may have';
  try {
    return new Uint8Array(Buffer.from(`data: ${JSON.stringify(withTextFor(JSON.parse(json), why))}`));
  } catch {
    // Invalid JSON, or too deep in another place: the provider package reports the problem.
    return bytes;
  }
}

type Json = Readonly<Record<string, unknown>>;

function withTextFor(event: Json, why: string): Json {
  const each = (value: unknown, change: (entry: Json) => Json): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? change(entry) : entry)) : value;
  const part = (entry: Json): Json =>
    isObject(entry.functionCall)
      ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ_PREFIX}${why}` } }
      : entry;
  const candidate = (entry: Json): Json =>
    isObject(entry.content)
      ? { ...entry, content: { ...entry.content, parts: each(entry.content.parts, part) } }
      : entry;
  return { ...event, candidates: each(event.candidates, candidate) };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
