/**
 * Brings public projects with their own tests to this machine, through npm and into a cache outside the repository:
 * nothing of theirs is kept here. `node scripts/fetch-projects.ts` fills the cache ahead of a test run.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A published version. Its tarball holds the tests, and they need nothing but node. */
export interface Project {
  readonly name: string;
  readonly version: string;
  /** Of the tarball, as npm writes it. */
  readonly integrity: string;
}

export const PROJECTS = {
  jsonpointer: {
    name: 'jsonpointer',
    version: '2.0.0',
    integrity:
      'sha512-lEavSYWkPcCBtWh/BCsTaUfKKLKNakXf3Yjky/fHXwdmTPKOvHGIkx8ETHheQzidurgvfUQggxLCd0gVvmLHJw==',
  },
  mime: {
    name: 'mime',
    version: '1.6.0',
    integrity:
      'sha512-x0Vn8spI+wuJ1O6S7gnbaQg8Pxh4NNHb7KSINmEWKiPE4RKOplvijn+NkmYmmRgP68mc70j2EbeTFRsrswaQeg==',
  },
} as const satisfies Record<string, Project>;

/** The tarball's path. Throws where npm cannot bring it, or brings another one. */
export function tarballOf(project: Project): string {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'forge-headless', 'projects');
  const path = join(cache, `${project.name}-${project.version}.tgz`);
  if (integrityOf(path) === project.integrity) return path;
  mkdirSync(cache, { recursive: true });
  // Into a folder of its own and then renamed, so that two test files may ask at once.
  const draft = mkdtempSync(join(cache, 'draft-'));
  try {
    const wanted = `${project.name}@${project.version}`;
    execFileSync('npm', ['pack', '--silent', '--pack-destination', draft, wanted], {
      cwd: draft,
      stdio: 'pipe',
    });
    const fetched = join(draft, `${project.name}-${project.version}.tgz`);
    const found = integrityOf(fetched);
    if (found !== project.integrity) {
      throw new Error(
        `npm gave ${wanted} with ${found}, not ${project.integrity}: look at the registry in use`,
      );
    }
    renameSync(fetched, path);
    return path;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Puts the project's files, without the tarball's outer folder, into an existing folder. */
export function unpackProject(project: Project, folder: string): void {
  execFileSync('tar', ['-xzf', tarballOf(project), '-C', folder, '--strip-components=1', '--no-same-owner']);
}

/** null where there is no such file. */
function integrityOf(path: string): string | null {
  try {
    return `sha512-${createHash('sha512').update(readFileSync(path)).digest('base64')}`;
  } catch {
    return null;
  }
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  for (const project of Object.values(PROJECTS)) console.log(tarballOf(project));
}
