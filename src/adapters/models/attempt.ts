import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { Usage } from '../../core/model.ts';
import { failureOfBrokenStream, failureOfContent, failureOfCut } from './broken-connection.ts';
import { type Block, type Collected, Collector } from './collect.ts';
import type { Dialect } from './dialects/dialect.ts';
import { isMadeUp } from './dialects/dialect.ts';
import { AttemptFailed, type Failure } from './failure.ts';
import type { GuardedFetch } from './guarded-fetch.ts';
import type { Peer } from './peer.ts';
import { failureOfThrown } from './thrown.ts';
import { usageOf } from './usage.ts';
import type { Watchdog } from './watchdog.ts';

export interface Answer {
  readonly blocks: readonly Block[];
  readonly finish: NonNullable<Collected['finish']>;
  readonly usage: Usage;
  /** What the provider said about the end. */
  readonly ending: Collected['ending'];
  /** Whether the server itself gave this call its id. */
  readonly isWireId: (id: string) => boolean;
}

/** What all attempts of a run have in common. */
export interface Line {
  readonly dialect: Dialect;
  readonly guarded: GuardedFetch;
  readonly peer: Peer;
}

/** Gemini's word for a call that its model wrote so badly that it is not shown: a whole answer, of nothing. */
const UNREADABLE_CALL = 'MALFORMED_FUNCTION_CALL';

/** Asks once. Throws AttemptFailed, and nothing else. */
export async function attempt(
  line: Line,
  options: LanguageModelV4CallOptions,
  watchdog: Watchdog,
): Promise<Answer> {
  const collector = new Collector();
  const wireIds = new Set<string>();
  let failure: Failure | null;
  try {
    failure = await receive(line, options, watchdog, collector, wireIds);
  } catch (error) {
    failure = failureOfThrown(error, line.peer);
  } finally {
    watchdog.close();
  }
  const collected = collector.result();
  const usage = usageOf(collected.usage, line.guarded.lastRequestBytes(), collected.size);
  if (watchdog.cut !== null) failure = failureOfCut(watchdog.cut, line.peer);
  else failure ??= incomplete(collected, line.peer);
  if (failure !== null) throw new AttemptFailed(failure, collected.size > 0 ? usage : undefined);
  const { rawCallIds } = line.dialect;
  return {
    blocks: collected.blocks,
    finish: collected.finish ?? { unified: 'other', raw: undefined },
    usage,
    ending: collected.ending,
    isWireId: rawCallIds === undefined ? (id) => !isMadeUp(id) : (id) => wireIds.has(id),
  };
}

/** Reads the stream to its end; returns what it says went wrong. */
async function receive(
  line: Line,
  options: LanguageModelV4CallOptions,
  watchdog: Watchdog,
  collector: Collector,
  wireIds: Set<string>,
): Promise<Failure | null> {
  const { dialect, peer } = line;
  const { stream } = await dialect.model.doStream({
    ...options,
    abortSignal: watchdog.signal,
    ...(dialect.rawCallIds === undefined ? {} : { includeRawChunks: true }),
  });
  const reader = stream.getReader();
  // A stream whose source hangs may not notice the abort: cancelling settles the read that is waiting.
  const cancel = () => void reader.cancel().catch(() => undefined);
  watchdog.signal.addEventListener('abort', cancel, { once: true });
  if (watchdog.signal.aborted) cancel();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    if (value.type === 'error') return failureOfThrown(value.error, peer);
    noteRawIds(value, dialect, wireIds);
    if (collector.take(value)) watchdog.heard(collector.silent);
    if (collector.tooLong) return failureOfContent('an answer of more than 32 MB', peer);
  }
}

function noteRawIds(part: LanguageModelV4StreamPart, dialect: Dialect, wireIds: Set<string>): void {
  if (part.type !== 'raw' || dialect.rawCallIds === undefined) return;
  for (const id of dialect.rawCallIds(part.rawValue)) wireIds.add(id);
}

/** A stream that ended without saying why did not end: the packages then report `interrupted` or `error`. */
function incomplete(collected: Collected, peer: Peer): Failure | null {
  const { unified = 'interrupted', raw } = collected.finish ?? {};
  if (raw === UNREADABLE_CALL) return null;
  if (unified !== 'interrupted' && unified !== 'error') return null;
  return failureOfBrokenStream(peer, collected.blocks.length > 0);
}
