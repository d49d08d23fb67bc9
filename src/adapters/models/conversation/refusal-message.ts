import type { SharedV4ProviderMetadata } from '@ai-sdk/provider';
import { cleanServerText } from '../../http/server-text.ts';
import type { EndpointInfo } from '../providers/endpoint-info.ts';

/** The end of an answer that the model or its provider refused. */
export interface RefusedAnswer {
  /** The provider's own term: `refusal`, `SAFETY`, `content_filter`. */
  readonly raw: string | undefined;
  readonly metadata: SharedV4ProviderMetadata | undefined;
  /** The text so far; with OpenAI, the refusal itself. */
  readonly text: string;
}

/** Returns one line for the user: who refused, the reason in the provider's words, and the remedy. */
export function refusalMessage({ raw, metadata, text }: RefusedAnswer, endpointInfo: EndpointInfo): string {
  const words = [raw, ...reasonsIn(metadata), text].map((word) =>
    cleanServerText(word ?? '', endpointInfo.secrets),
  );
  const why = [...new Set(words)].filter((word) => word !== '').join(': ');
  return `${endpointInfo.provider} ${endpointInfo.model} refused to answer${why === '' ? '' : ` (${why})`}: reword the task, or use another model`;
}

/** Returns the reasons: Anthropic sends a category and an explanation, Gemini a message. */
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
