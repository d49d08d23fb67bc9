/** Bytes per token, a rule of thumb for English and code. For code it overestimates, which is safe for a limit. */
const BYTES_PER_TOKEN = 4;

/** Returns the estimated tokens of a text or a number of bytes, rounded up. Used if a provider reports nothing. */
export function estimateTokens(textOrBytes: string | number): number {
  const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** Returns the number of bytes whose estimate is this many tokens. */
export function bytesOf(tokens: number): number {
  return tokens * BYTES_PER_TOKEN;
}
