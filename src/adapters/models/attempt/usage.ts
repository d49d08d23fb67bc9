import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import type { Usage } from '../../../core/model/model.ts';
import { estimateTokens } from '../../../core/model/tokens.ts';

function counted(value: number | undefined): number {
  return value !== undefined && Number.isFinite(value) && value > 0 ? Math.round(value) : 0;
}

/**
 * Returns the provider's count, or an estimate for the missing side. `input` is everything that was read: the provider
 * packages add Anthropic's cache reads and writes, which its raw `input_tokens` omits. A prompt is never empty, so an
 * input of 0 means that the server does not count.
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

/** Adds the usage of two calls. The context is that of the later call, `b`. */
export function addUsage(a: Usage, b: Usage): Usage {
  return {
    input: a.input + b.input,
    cacheRead: a.cacheRead + b.cacheRead,
    cacheWrite: a.cacheWrite + b.cacheWrite,
    output: a.output + b.output,
    estimated: a.estimated || b.estimated,
    context: b.context ?? b.input + b.output,
  };
}
