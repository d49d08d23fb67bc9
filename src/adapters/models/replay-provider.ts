import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ModelReply, ModelRequest, Usage } from '../../core/model/model.ts';
import { ModelError } from '../../core/model/model.ts';
import { estimateTokens } from '../../core/model/tokens.ts';
import type { ModelProvider } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { parseSession, type ReplaySession, type ReplayTurn } from './replay-session.ts';

/** Far more than a session of hundreds of turns with whole files needs. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** Replays a session from a file, one turn per request, without a network. Throws StopRun(config) for a bad file. */
export async function openReplay(file: string): Promise<ModelProvider> {
  const session = parseSession(await readSession(file), file);
  let next = 0;
  return {
    provider: 'replay',
    model: session.model,
    respond: async (request) => {
      if (request.signal.aborted)
        throw new ModelError('aborted', 'the run was stopped during a model request');
      const turn = session.turns[next];
      if (turn === undefined) throw new ModelError('bad_request', outOfTurns(file, session));
      next++;
      if ('error' in turn) throw new ModelError(turn.error.trouble, turn.error.message);
      return replyOf(turn, request);
    },
  };
}

function outOfTurns(file: string, session: ReplaySession): string {
  return `the replay file ${file} has ${session.turns.length} turns, but the run needs another one: end the session with a call of task_completion`;
}

function replyOf(turn: Extract<ReplayTurn, { text: string }>, request: ModelRequest): ModelReply {
  return {
    text: turn.text,
    calls: turn.calls,
    finish: turn.finish,
    usage: turn.usage ?? estimate(turn, request),
  };
}

function estimate(turn: Extract<ReplayTurn, { text: string }>, request: ModelRequest): Usage {
  const { system, messages, tools } = request;
  return {
    input: estimateTokens(JSON.stringify({ system, messages, tools })),
    cacheRead: 0,
    cacheWrite: 0,
    output: estimateTokens(JSON.stringify({ text: turn.text, calls: turn.calls })),
    estimated: true,
  };
}

async function readSession(file: string): Promise<string> {
  try {
    await using handle = await open(resolve(file), 'r');
    const { size } = await handle.stat();
    if (size <= MAX_FILE_BYTES) return await handle.readFile('utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new StopRun({
      kind: 'config',
      reason: `cannot read the replay file ${file} (${code}): with provider replay, set model to the path of a session file`,
    });
  }
  throw new StopRun({
    kind: 'config',
    reason: `the replay file ${file} is larger than 64 MB: record a shorter session`,
  });
}
