/** Bytes a token: a common rule of thumb for English and code. It errs high for code, which a limit wants. */
const BYTES_PER_TOKEN = 4;

/** Estimated tokens of a text, or of as many bytes, rounded up. Used only where a provider reports nothing. */
export function estimateTokens(textOrBytes: string | number): number {
  const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

/** Bytes of text that are estimated at so many tokens. */
export function bytesOf(tokens: number): number {
  return tokens * BYTES_PER_TOKEN;
}
