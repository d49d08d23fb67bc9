import type { FinishReason, ModelReply, ModelRequest } from '../../core/model.ts';
import type { Answer } from './attempt.ts';
import { wireCalls } from './collect.ts';
import { callsOf } from './history.ts';
import { opaqueOf } from './opaque.ts';
import type { Peer } from './peer.ts';
import { refusalMessage } from './refusal.ts';
import { toolCalls } from './tool-calls.ts';

/** An answer in our own words. */
export function replyOf(answer: Answer, peer: Peer, request: ModelRequest): ModelReply {
  const { blocks, usage } = answer;
  const { ids, turns } = callsOf(request.messages);
  const reported = finishOf(answer.finish.unified);
  const lastIsCall = blocks.at(-1)?.kind === 'call';
  const calls = toolCalls(wireCalls(blocks, answer.isWireId), reported, lastIsCall, turns, ids);
  const text = textOf(answer);
  const opaque = opaqueOf(blocks, calls, peer.provider, peer.model);
  const finish = settled(reported, calls.length > 0);
  return {
    text,
    calls,
    finish,
    usage,
    ...(opaque === undefined ? {} : { opaque }),
    ...(finish === 'content_filter' ? { refusal: refusalOf(answer, text, peer) } : {}),
  };
}

/** Whether a model that could have gone on said nothing at all. */
export function saysNothing(answer: Answer): boolean {
  const finish = finishOf(answer.finish.unified);
  if (finish === 'length' || finish === 'content_filter') return false;
  return textOf(answer).trim() === '' && answer.blocks.every((block) => block.call === undefined);
}

function textOf({ blocks }: Answer): string {
  return blocks.map((block) => (block.kind === 'text' ? block.text : '')).join('');
}

function refusalOf({ finish, ending }: Answer, text: string, peer: Peer): string {
  return refusalMessage({ raw: finish.raw, metadata: ending, text }, peer);
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

/** Local servers say `stop` with calls and the other way round: what came decides. */
function settled(reported: FinishReason, hasCalls: boolean): FinishReason {
  if (reported === 'length' || reported === 'content_filter') return reported;
  if (hasCalls) return 'tool_calls';
  return reported === 'tool_calls' ? 'stop' : reported;
}
