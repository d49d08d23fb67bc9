import type { LanguageModelV4Message } from '@ai-sdk/provider';
import type { ToolCall } from '../../../core/model/model.ts';
import type { Block } from '../attempt/collect-stream.ts';

type AssistantContent = Extract<LanguageModelV4Message, { role: 'assistant' }>['content'];

/**
 * An answer in the form that its provider wants back: the blocks in order, with signatures and encrypted reasoning.
 * Plain data. Other models ignore it, because they could not read the signatures.
 */
export interface ProviderBlocks {
  readonly provider: string;
  readonly model: string;
  readonly content: AssistantContent;
}

/** Returns undefined if text and calls are sufficient. `calls` are the repaired calls, in the order of the blocks. */
export function providerBlocksOf(
  blocks: readonly Block[],
  calls: readonly ToolCall[],
  provider: string,
  model: string,
): ProviderBlocks | undefined {
  if (blocks.every((block) => block.kind !== 'reasoning' && block.metadata === undefined)) return undefined;
  const remaining = [...calls];
  const content: AssistantContent = [];
  for (const block of blocks) {
    const options = block.metadata === undefined ? {} : { providerOptions: block.metadata };
    if (block.kind !== 'call') {
      content.push({ type: block.kind, text: block.text, ...options });
      continue;
    }
    const call = remaining.shift();
    if (call === undefined) continue;
    content.push({
      type: 'tool-call',
      toolCallId: call.id,
      toolName: call.name,
      input: call.arguments,
      ...options,
    });
  }
  return { provider, model, content };
}

export function isProviderBlocksOf(value: unknown, provider: string, model: string): value is ProviderBlocks {
  if (typeof value !== 'object' || value === null) return false;
  if (!('provider' in value && 'model' in value && 'content' in value)) return false;
  return value.provider === provider && value.model === model && Array.isArray(value.content);
}
