import { join, relative } from 'node:path';
import type { Hazard } from '../../core/change.ts';
import type { Layout, Site } from './site.ts';

/** A git directory, and the workspace that its root lies in. */
export interface Guarded extends Site {
  readonly workspace: string;
}

/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;

/** `isFetched`: a fetch explains the change, and without a sandbox nobody can tell whose fetch it was. */
export function hazardOf(site: Guarded, path: string, isFetched: boolean): Hazard {
  const inside = nameIn(site, path);
  const outer = relative(site.workspace, path);
  const at = outer.startsWith('..') ? join('.git', inside) : outer;
  if (isFetched) return fetchHazard(at, inside);
  const moved = REF_PATH.test(inside);
  return {
    code: moved ? 'GIT-02' : 'GIT-01',
    path: at,
    reason: moved
      ? `${inside} changed: refs and HEAD belong to the harness, which commits by itself; leave them`
      : `${inside === '' || inside.startsWith('..') ? '.git' : inside} changed: the git directory belongs to the harness; leave it`,
  };
}

function fetchHazard(path: string, inside: string): Hazard {
  const what = `${inside} changed while the command ran, as a fetch changes it`;
  return {
    code: 'GIT-02',
    path,
    reason: `${what}: commands must not fetch or move refs; if this one did not, run it again`,
    forPeople: `${what}: without a sandbox, nobody can tell whether the command or another program fetched. Stop fetches by other programs (an editor, \`git maintenance\`) during the run, or use a sandbox, where such fetches are allowed`,
  };
}

/** The path as git calls it. */
export function nameIn({ gitDir, commonDir }: Layout, path: string): string {
  return relative(path.startsWith(`${gitDir}/`) ? gitDir : commonDir, path);
}
