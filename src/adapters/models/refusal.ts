import type { SharedV4ProviderMetadata } from '@ai-sdk/provider';
import type { Peer } from './peer.ts';
import { cleanServerText } from './server-text.ts';

/** How an answer ended that the model or its provider would not give. */
export interface Refused {
  /** The provider's own word for it: `refusal`, `SAFETY`, `content_filter`. */
  readonly raw: string | undefined;
  readonly metadata: SharedV4ProviderMetadata | undefined;
  /** What was said up to there; with OpenAI, the refusal itself. */
  readonly text: string;
}

/** One line for the user: who would not answer, why in its own words, and the way out. */
export function refusalMessage({ raw, metadata, text }: Refused, peer: Peer): string {
  const words = [raw, ...reasonsIn(metadata), text].map((word) => cleanServerText(word ?? '', peer.secrets));
  const why = [...new Set(words)].filter((word) => word !== '').join(': ');
  return `${peer.provider} ${peer.model} refused to answer${why === '' ? '' : ` (${why})`}: reword the task, or use another model`;
}

/** Anthropic gives a category and an explanation, Gemini a message. */
function reasonsIn(metadata: SharedV4ProviderMetadata | undefined): readonly string[] {
  const fields = Object.values(metadata ?? {}).flatMap((own) => [
    own.finishMessage,
    field(own.stopDetails, 'category'),
    field(own.stopDetails, 'explanation'),
  ]);
  return fields.filter((value): value is string => typeof value === 'string');
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
