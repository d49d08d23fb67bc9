import type { Project } from '../../core/project.ts';
import type { InitStep } from './ecosystem.ts';
import { pinned } from './pins.ts';

/** A long-term release that current build tools support. */
const JAVA = '21';

/** Returns the step for the JDK that the repository requests. This distribution offers version 8 and later. */
export function javaStep(project: Project, version: string | null): InitStep {
  const file = '.java-version';
  const named = version !== null && Number(version) >= 8 ? version : JAVA;
  return {
    uses: pinned('actions/setup-java'),
    with: {
      distribution: 'temurin',
      ...(project.files.has(file) ? { 'java-version-file': file } : { 'java-version': named }),
    },
  };
}

/** Returns the command that starts a wrapper script; null if there is none. Git on Windows loses its executable bit. */
export function wrapper({ files, programs }: Project, name: string): string | null {
  if (!files.has(name)) return null;
  return programs.has(name) ? `./${name}` : `sh ./${name}`;
}
