import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { Usage } from '../../../core/model/model.ts';
import { ignoringFailure } from '../../../core/settled.ts';
import type { EndpointInfo } from '../providers/endpoint-info.ts';
import type { ProviderClient } from '../providers/provider-client.ts';
import { isMadeUp } from '../providers/provider-client.ts';
import { AttemptFailed, type Failure } from './attempt-failure.ts';
import { failureOfBrokenStream, failureOfContent, failureOfCutOff } from './classify-connection.ts';
import { failureOfThrown } from './classify-error.ts';
import { type Block, type Collected, Collector } from './collect-stream.ts';
import type { StreamingFetch } from './streaming-fetch.ts';
import { usageOf } from './usage.ts';
import type { Watchdog } from './watchdog.ts';

export interface ModelAnswer {
  readonly blocks: readonly Block[];
  readonly finish: NonNullable<Collected['finish']>;
  readonly usage: Usage;
  /** Metadata that the provider sent at the end. */
  readonly ending: Collected['ending'];
  /** Reports if the server itself gave this call its id. */
  readonly isWireId: (id: string) => boolean;
}

/** The connection that all attempts of a run share. */
export interface ModelConnection {
  readonly providerClient: ProviderClient;
  readonly streamingFetch: StreamingFetch;
  readonly endpointInfo: EndpointInfo;
}

/** Gemini's finish reason for a malformed call that it does not show: a complete answer without content. */
const UNREADABLE_CALL = 'MALFORMED_FUNCTION_CALL';

/** Sends one request. Throws only AttemptFailed. */
export async function attempt(
  line: ModelConnection,
  options: LanguageModelV4CallOptions,
  watchdog: Watchdog,
): Promise<ModelAnswer> {
  const collector = new Collector();
  const wireIds = new Set<string>();
  let failure: Failure | null;
  try {
    failure = await receive(line, options, watchdog, collector, wireIds);
  } catch (error) {
    failure = failureOfThrown(error, line.endpointInfo);
  } finally {
    watchdog.close();
  }
  const collected = collector.result();
  const usage = usageOf(collected.usage, line.streamingFetch.lastRequestBytes(), collected.size);
  if (watchdog.cut !== null) failure = failureOfCutOff(watchdog.cut, line.endpointInfo);
  else failure ??= incomplete(collected, line.endpointInfo);
  if (failure !== null) throw new AttemptFailed(failure, collected.size > 0 ? usage : undefined);
  const { rawCallIds } = line.providerClient;
  return {
    blocks: collected.blocks,
    finish: collected.finish ?? { unified: 'other', raw: undefined },
    usage,
    ending: collected.ending,
    isWireId: rawCallIds === undefined ? (id) => !isMadeUp(id) : (id) => wireIds.has(id),
  };
}

/** Reads the stream to its end. Returns the failure that the stream reports. */
async function receive(
  line: ModelConnection,
  options: LanguageModelV4CallOptions,
  watchdog: Watchdog,
  collector: Collector,
  wireIds: Set<string>,
): Promise<Failure | null> {
  const { providerClient, endpointInfo } = line;
  const { stream } = await providerClient.model.doStream({
    ...options,
    abortSignal: watchdog.signal,
    ...(providerClient.rawCallIds === undefined ? {} : { includeRawChunks: true }),
  });
  const reader = stream.getReader();
  // A stream with a hanging source may ignore the abort, but cancelling settles a waiting read.
  const cancel = () => void ignoringFailure(reader.cancel());
  watchdog.signal.addEventListener('abort', cancel, { once: true });
  if (watchdog.signal.aborted) cancel();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    if (value.type === 'error') return failureOfThrown(value.error, endpointInfo);
    noteRawIds(value, providerClient, wireIds);
    if (collector.take(value)) watchdog.partReceived(collector.isThinking);
    if (collector.tooLong) return failureOfContent('a response of more than 32 MB', endpointInfo);
  }
}

function noteRawIds(
  part: LanguageModelV4StreamPart,
  providerClient: ProviderClient,
  wireIds: Set<string>,
): void {
  if (part.type !== 'raw' || providerClient.rawCallIds === undefined) return;
  for (const id of providerClient.rawCallIds(part.rawValue)) wireIds.add(id);
}

/** Detects a stream that ended without a finish reason, which the packages report as `interrupted` or `error`. */
function incomplete(collected: Collected, endpointInfo: EndpointInfo): Failure | null {
  const { unified = 'interrupted', raw } = collected.finish ?? {};
  if (raw === UNREADABLE_CALL) return null;
  if (unified !== 'interrupted' && unified !== 'error') return null;
  return failureOfBrokenStream(endpointInfo, collected.blocks.length > 0);
}
