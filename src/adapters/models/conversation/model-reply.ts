import type { FinishReason, ModelReply, ModelRequest } from '../../../core/model/model.ts';
import type { ModelAnswer } from '../attempt/attempt.ts';
import { wireCalls } from '../attempt/collect-stream.ts';
import { toolCalls } from '../attempt/tool-calls.ts';
import type { EndpointInfo } from '../providers/endpoint-info.ts';
import { providerBlocksOf } from './provider-blocks.ts';
import { refusalMessage } from './refusal-message.ts';
import { callsOf } from './translate-history.ts';

/** Converts an answer to our own types. */
export function replyOf(answer: ModelAnswer, endpointInfo: EndpointInfo, request: ModelRequest): ModelReply {
  const { blocks, usage } = answer;
  const { ids, turns } = callsOf(request.messages);
  const reported = finishOf(answer.finish.unified);
  const lastIsCall = blocks.at(-1)?.kind === 'call';
  const calls = toolCalls(wireCalls(blocks, answer.isWireId), reported, lastIsCall, turns, ids);
  const text = textOf(answer);
  const opaque = providerBlocksOf(blocks, calls, endpointInfo.provider, endpointInfo.model);
  const finish = settledFinish(reported, calls.length > 0);
  return {
    text,
    calls,
    finish,
    usage,
    ...(opaque === undefined ? {} : { opaque }),
    ...(finish === 'content_filter' ? { refusal: refusalOf(answer, text, endpointInfo) } : {}),
  };
}

/** Reports if a model that could have continued returned nothing. */
export function isEmptyAnswer(answer: ModelAnswer): boolean {
  const finish = finishOf(answer.finish.unified);
  if (finish === 'length' || finish === 'content_filter') return false;
  return textOf(answer).trim() === '' && answer.blocks.every((block) => block.call === undefined);
}

function textOf({ blocks }: ModelAnswer): string {
  return blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('');
}

function refusalOf({ finish, ending }: ModelAnswer, text: string, endpointInfo: EndpointInfo): string {
  return refusalMessage({ raw: finish.raw, metadata: ending, text }, endpointInfo);
}

function finishOf(unified: string): FinishReason {
  switch (unified) {
    case 'stop':
    case 'length':
      return unified;
    case 'tool-calls':
      return 'tool_calls';
    case 'content-filter':
      return 'content_filter';
    default:
      return 'other';
  }
}

/**
 * Decides the finish reason by the calls, because local servers report `stop` with calls, and `tool_calls` without any.
 */
function settledFinish(reported: FinishReason, hasCalls: boolean): FinishReason {
  if (reported === 'length' || reported === 'content_filter') return reported;
  if (hasCalls) return 'tool_calls';
  return reported === 'tool_calls' ? 'stop' : reported;
}
