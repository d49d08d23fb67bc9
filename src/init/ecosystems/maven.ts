import type { Project } from '../../core/project.ts';
import { type Ecosystem, LONG, tests, textOf } from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { javaStep, wrapper } from '../project/java.ts';

/** Maven, by its wrapper if the repository has one. */
export const maven: Ecosystem = (project) => {
  if (!project.files.has('pom.xml')) return null;
  const mvn = wrapper(project, 'mvnw') ?? 'mvn';
  return {
    label: `Java (Maven${mvn === 'mvn' ? '' : ' wrapper'})`,
    language: 'Java',
    steps: [
      javaStep(project, versionIn(project)),
      // Maven loads its test plugins only when tests run, so one run fills the cache. Failing tests do not stop it.
      {
        name: 'Download what the build needs',
        run: `${mvn} --batch-mode --no-transfer-progress -Dmaven.test.failure.ignore=true test`,
      },
    ],
    gates: [tests(`${mvn} --batch-mode --offline test`, LONG)],
    notes: unignored(project, 'Maven', ['target']),
  };
};

function versionIn(project: Project): string | null {
  const pom = textOf(project, 'pom.xml');
  const named =
    /<(?:maven\.compiler\.(?:release|target|source)|java\.version|release)>\s*(?:1\.)?(\d{1,2})\s*</.exec(
      pom,
    );
  return named?.[1] ?? null;
}
