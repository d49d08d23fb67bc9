import { z } from 'zod';
import { text } from './checked-text.ts';
import { hostPatternProblem } from './hosts.ts';

/** A list that long is a policy of its own, and belongs into a proxy of its own. */
const MOST_HOSTS = 200;

/** What `sandbox.network` and a gate's own `network` hold. A list that is empty opens nothing. */
export const network = z
  .union([
    z.enum(['none', 'host'], { error: 'expected none, host or a list of host names' }),
    z.array(text(hostPatternProblem)).max(MOST_HOSTS),
  ])
  .transform((value) => (value.length === 0 ? 'none' : value));
