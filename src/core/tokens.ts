/** Bytes a token: the usual rule of thumb for English and code; used only where a provider reports nothing. */
const BYTES_PER_TOKEN = 4;

/** Estimated tokens of a text, rounded up. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}
