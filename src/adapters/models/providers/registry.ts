import type { HttpProviderName } from '../../../core/model/providers.ts';
import { anthropic } from './anthropic.ts';
import { google } from './google.ts';
import { openai } from './openai.ts';
import { openaiCompatible } from './openai-compatible.ts';
import type { ProviderDefinition } from './provider-definition.ts';

/** Every provider behind HTTP. Opening one loads its package and no other. */
export const PROVIDER_DEFINITIONS: Readonly<Record<HttpProviderName, ProviderDefinition>> = {
  anthropic,
  openai,
  google,
  'openai-compatible': openaiCompatible,
};
