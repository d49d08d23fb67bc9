import type { LiveProvider } from './options.ts';

/** Whom we talk to, in the words of error messages. */
export interface Peer {
  readonly provider: LiveProvider;
  readonly model: string;
  /** Scheme, host and path of the base URL: never a user name, a password or a query. */
  readonly address: string;
  /** Whether a key is sent: a gateway may be asked without one. */
  readonly hasKey: boolean;
  /** Every spelling of the key that must not be seen. */
  readonly secrets: readonly string[];
}

const KEY_VARIABLES: Readonly<Record<LiveProvider, string>> = {
  anthropic: 'ANTHROPIC_API_KEY',
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  'openai-compatible': 'FORGE_API_KEY',
};

/** Where a user puts the key, most usual place first. */
export function keyPlaces(provider: LiveProvider): string {
  const variable = KEY_VARIABLES[provider];
  const variables = variable === 'FORGE_API_KEY' ? variable : `${variable} or FORGE_API_KEY`;
  return `${variables} (input api-key in the action)`;
}
