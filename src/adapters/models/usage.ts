import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import type { Usage } from '../../core/model.ts';

/** Bytes a token: a common rule of thumb for English and code. It errs high for code, which a limit wants. */
const BYTES_PER_TOKEN = 4;

/** Tokens of a text, or of as many bytes, rounded up. */
export function estimateTokens(textOrBytes: string | number): number {
  const bytes = typeof textOrBytes === 'number' ? textOrBytes : Buffer.byteLength(textOrBytes);
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}

function counted(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/**
 * The provider's count, or an estimate for the side it left out. `input` is everything that was read: the
 * provider packages add Anthropic's cache reads and writes, which its raw `input_tokens` leaves out. A prompt
 * is never empty, so an input of 0 is a server that does not count.
 */
export function usageOf(
  reported: LanguageModelV4Usage | undefined,
  requestBytes: number,
  replyBytes: number,
): Usage {
  const input = counted(reported?.inputTokens.total);
  const output = counted(reported?.outputTokens.total);
  const inputMissing = input === 0;
  const outputMissing = output === 0 && replyBytes > 0;
  return {
    input: inputMissing ? estimateTokens(requestBytes) : input,
    cacheRead: Math.min(counted(reported?.inputTokens.cacheRead), input),
    cacheWrite: Math.min(counted(reported?.inputTokens.cacheWrite), input),
    output: outputMissing ? estimateTokens(replyBytes) : output,
    estimated: inputMissing || outputMissing,
  };
}

export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    cacheRead: a.cacheRead + b.cacheRead,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    output: a.output + b.output,
    estimated: a.estimated || b.estimated,
  };
}
