import type { Environment } from '../sources/inputs.ts';

/** Maximum bytes of a part of the name: file systems allow 255 for the whole name, and git appends `.lock`. */
const LONGEST_PART = 100;

/**
 * Returns the default branch name of a run with a pull request: `forge/<workflow>-<job>`, so that the same job finds
 * its branch again. Characters that a branch name cannot have become `-`. Source: decision D27.
 */
export function runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job }: Environment): string {
  const parts = [workflow, job].map((name) => part(name ?? '')).filter((name) => name !== '');
  return `forge/${parts.length === 0 ? 'headless' : parts.join('-')}`;
}

function part(name: string): string {
  const plain = name.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_]+/gu, '-');
  return within(plain, LONGEST_PART).replace(/^-+|-+$/g, '');
}

/** Cuts a text to this many bytes, never inside a character. */
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
