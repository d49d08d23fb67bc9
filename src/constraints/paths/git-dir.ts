import type { Code } from '../../core/run/codes.ts';
import type { ChangeFacts, Validation } from '../../core/run/constraint.ts';
import type { ConstraintContext, ConstraintDefinition } from '../definition/constraint-definition.ts';
import { hazardCheck } from '../tree/hazard-check.ts';
import { callCheck, changeCheck } from './path-check.ts';

const words = {
  rule: 'reserved for git or forge-headless',
  remedy: 'leave it unchanged, because the run makes the commit itself',
  code: 'FS-04',
} as const;

const byFileTool = changeCheck('git_dir', words);
const byCommand = changeCheck('git_dir', { ...words, code: 'GIT-01' });
const tampering = hazardCheck(['GIT-01'], 'leave `.git` unchanged: the run makes the commit itself');

function check(facts: ChangeFacts, context: ConstraintContext): Validation {
  if (facts.by === 'edit') return byFileTool(facts, context);
  const found = tampering(facts);
  return found.violated ? found : byCommand(facts, context);
}

/** Codes with which a tool or the command check refuses a path of `git_dir` before the chain is asked. */
export const GIT_DIR_REFUSALS: readonly Code[] = ['FS-04', 'FS-05', 'GIT-01'];

export const gitDir: ConstraintDefinition = {
  name: 'git_dir',
  code: 'GIT-01',
  otherCodes: ['FS-04'],
  seed: 'S-009',
  response: 'reject',
  strict: 'emergency_stop',
  floor: true,
  summary:
    '`.git`, at any depth and in any spelling, and the output folder may not be read or written. FS-04 if a file tool tried, GIT-01 if a command did.',
  remedy: 'nothing to do: the run itself commits the work',
  checks: { call: callCheck('git_dir', ['read', 'write'], words), change: check },
};
