import { jsonExcess } from '../../core/bounded-json.ts';

/** What arguments begin with that were replaced. */
export const NOT_READ = 'not read: it ';

const LF = 10;
const CR = 13;

/** Keys for which the provider packages refuse the whole event. */
const REFUSED_KEY = /"(?:__proto__|constructor|\\u[0-9a-fA-F]{4})/;

/**
 * Gemini sends the arguments of a call as a value in its event, and the provider package drops an event that is nested too
 * deep for it. Such arguments are replaced by a text that says so: then the call arrives, and the tool refuses it.
 */
export function holdArguments(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const line = (): Uint8Array<ArrayBuffer> => {
    const [only] = parts;
    const bytes = parts.length === 1 && only !== undefined ? only : new Uint8Array(Buffer.concat(parts));
    parts = [];
    return heldLine(bytes);
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

/** The bytes as they are, unless the line is an event with arguments that are out of bounds. */
function heldLine(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
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
    // No JSON, or too deep in another place: the provider package says what is wrong with it.
    return bytes;
  }
}

type Json = Readonly<Record<string, unknown>>;

function withTextFor(event: Json, why: string): Json {
  const each = (value: unknown, change: (entry: Json) => Json): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => (isObject(entry) ? change(entry) : entry)) : value;
  const part = (entry: Json): Json =>
    isObject(entry.functionCall)
      ? { ...entry, functionCall: { ...entry.functionCall, args: `${NOT_READ}${why}` } }
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
