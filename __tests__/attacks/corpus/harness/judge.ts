import type { Evidence } from './evidence.ts';
import { judgeAlways } from './judge-always.ts';
import { judgeCommit } from './judge-commit.ts';
import { judgeEffects } from './judge-effects.ts';
import { judgeFence } from './judge-fence.ts';
import { judgeOutcome } from './judge-outcome.ts';
import { judgeSinks } from './judge-sinks.ts';
import { judgeTexts } from './judge-texts.ts';
import { judgeUploads } from './judge-uploads.ts';

/** Everything that speaks against the play, one complaint each; empty where the case was withstood. */
export function complaints(evidence: Evidence): readonly string[] {
  const parts = [judgeOutcome, judgeSinks, judgeEffects, judgeCommit, judgeTexts, judgeFence, judgeUploads];
  const judges = [...parts, judgeAlways];
  return judges.flatMap((judge) => judge(evidence));
}
