import type { Environment } from './inputs.ts';

/** Of a part of the name, in bytes: a file system takes 255 for a whole one, and git adds `.lock`. */
const LONGEST_PART = 100;

/**
 * The branch of a run that is to have a pull request and was given none: `forge/<workflow>-<job>`, so that the same
 * job finds it again. What a branch cannot be called becomes `-`. Source: DECISIONS D27.
 */
export function runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job }: Environment): string {
  const parts = [workflow, job].map((name) => part(name ?? '')).filter((name) => name !== '');
  return `forge/${parts.length === 0 ? 'headless' : parts.join('-')}`;
}

function part(name: string): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
  return within(plain, LONGEST_PART).replace(/^-+|-+$/g, '');
}

/** Never half a character. */
function within(text: string, bytes: number): string {
  let size = 0;
  let cut = '';
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    cut += character;
  }
  return cut;
}
