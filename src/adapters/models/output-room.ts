/**
 * A server that names how much it would have written: what of an answer's cap it takes, in tokens. `lasting`: for
 * every request, because it is the model's own maximum; else for this prompt, which left no more of the window.
 */
export interface OutputRoom {
  readonly tokens: number;
  readonly lasting: boolean;
}

/** Less is no answer: such a prompt is too long, and says so. */
const LEAST_ROOM = 1024;

type Reader = readonly [pattern: RegExp, room: (numbers: readonly number[]) => OutputRoom];

const own = (tokens = 0): OutputRoom => ({ tokens, lasting: true });
const left = (window = 0, input = 0): OutputRoom => ({ tokens: window - input, lasting: false });

/**
 * The wordings in use, most telling first: OpenAI's and vLLM's for a maximum and for a window, Anthropic's for both,
 * Gemini's for a maximum. Each names its numbers in the order of its groups.
 */
const READERS: readonly Reader[] = [
  // vLLM: "… maximum context length is 32768 tokens and your request has 1234 input tokens (16000 > 32768 - 1234)"
  [
    /context length is (\d+) tokens.{0,40}? request has (\d+) input tokens/i,
    ([window, input]) => left(window, input),
  ],
  // OpenAI and older vLLM: "… context length is 8192 tokens. However, you requested 17000 tokens (1000 in the messages, …"
  [/context length is (\d+) tokens.{0,80}?\((\d+) (?:in|of)\b/i, ([window, input]) => left(window, input)],
  // Anthropic: "input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000"
  [/exceed context limit: (\d+) \+ \d+ > (\d+)/i, ([input, window]) => left(window, input)],
  // Anthropic: "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens"
  [/max_tokens: \d+ > (\d+), which is the maximum/i, ([tokens]) => own(tokens)],
  // OpenAI: "max_tokens is too large: 100000. This model supports at most 16384 completion tokens"
  [/supports at most (\d+) (?:completion|output) tokens/i, ([tokens]) => own(tokens)],
  // Gemini: "… maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive)"
  [/supported range is from \d+ \(inclusive\) to (\d+) \(exclusive\)/i, ([end = 1]) => own(end - 1)],
];

/** What a refused request may ask for instead of `asked`; null where the server names nothing that would help. */
export function outputRoom(said: string, asked: number): OutputRoom | null {
  for (const [pattern, room] of READERS) {
    const numbers = pattern.exec(said)?.slice(1).map(Number);
    if (numbers === undefined) continue;
    const found = room(numbers);
    return found.tokens >= LEAST_ROOM && found.tokens < asked ? found : null;
  }
  return null;
}
