import { z } from 'zod';
import { hostPatternProblem } from '../values/hosts.ts';
import { text } from './checked-text.ts';

/** Maximum number of hosts. A longer list belongs in the configuration of a proxy. */
const MOST_HOSTS = 200;

/** The value of `sandbox.network` and of a gate's `network`. An empty list allows nothing. */
export const network = z
  .union([
    z.enum(['none', 'host'], { error: 'expected none, host or a list of host names' }),
    z.array(text(hostPatternProblem)).max(MOST_HOSTS),
  ])
  .transform((value) => (value.length === 0 ? 'none' : value));
