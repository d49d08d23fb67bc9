/** When these windows were last looked up. */
export const WINDOWS_AS_OF = '2026-11-22';

const MILLION = 1_000_000;

/**
 * Tokens that a model takes: prompt and answer together, or the prompt alone where the provider bounds it apart (OpenAI's
 * 400,000 are 272,000 of prompt and 128,000 of answer). Taken from the providers' model pages as they were at hand on
 * that day, or from pages that quote them: platform.claude.com/docs/en/models, developers.openai.com/api/docs/models,
 * ai.google.dev/gemini-api/docs/models.
 */
export const WINDOWS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  anthropic: {
    'claude-fable-5-1': MILLION,
    'claude-fable-5': MILLION,
    'claude-opus-5-5': MILLION,
    'claude-opus-5': MILLION,
    'claude-opus-4-8': MILLION,
    'claude-opus-4-7': MILLION,
    'claude-opus-4-6': MILLION,
    'claude-opus-4-5': 200_000,
    'claude-opus-4-1': 200_000,
    'claude-sonnet-5-5': MILLION,
    'claude-sonnet-5': MILLION,
    'claude-sonnet-4-6': MILLION,
    'claude-sonnet-4-5': 200_000,
    'claude-haiku-5-5': MILLION,
    'claude-haiku-4-5': 200_000,
  },
  openai: {
    'gpt-5.5': 1_050_000,
    'gpt-5.4': 1_050_000,
    'gpt-5.4-mini': 272_000,
    'gpt-5.4-nano': 272_000,
    'gpt-5.3-codex': 272_000,
    'gpt-5.2': 272_000,
    'gpt-5.2-codex': 272_000,
    'gpt-5.1': 272_000,
    'gpt-5': 272_000,
    'gpt-5-mini': 272_000,
    'gpt-5-nano': 272_000,
    'gpt-4.1': 1_047_576,
    'gpt-4.1-mini': 1_047_576,
    'gpt-4o': 128_000,
    'gpt-4o-mini': 128_000,
  },
  google: {
    'gemini-3.1-pro': 1_048_576,
    'gemini-3-flash': 1_048_576,
    'gemini-3.5-flash-lite': 1_048_576,
    'gemini-3.6-flash': 1_048_576,
    'gemini-3.7-flash': 1_048_576,
    'gemini-3.8-flash': 1_048_576,
  },
};
