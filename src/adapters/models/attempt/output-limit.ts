import type { OutputLimit, OutputLimitWording } from '../providers/provider-definition.ts';
import { PROVIDER_DEFINITIONS } from '../providers/registry.ts';

/** Fewer tokens allow no useful answer: the prompt is then too long, and the error says so. */
const MIN_OUTPUT_TOKENS = 1024;

/** Every provider's wordings: a gateway passes on the errors of the server behind it. */
const LIMIT_WORDINGS: readonly OutputLimitWording[] = Object.values(PROVIDER_DEFINITIONS).flatMap(
  ({ outputLimits }) => outputLimits,
);

/** Returns what a refused request may ask for instead of `asked`; null if the server names nothing that helps. */
export function outputLimitIn(said: string, asked: number): OutputLimit | null {
  for (const [pattern, limitOf] of LIMIT_WORDINGS) {
    const numbers = pattern.exec(said)?.slice(1).map(Number);
    if (numbers === undefined) continue;
    const found = limitOf(numbers);
    return found.tokens >= MIN_OUTPUT_TOKENS && found.tokens < asked ? found : null;
  }
  return null;
}
