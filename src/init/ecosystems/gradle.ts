import type { Project } from '../../core/project.ts';
import { check, type Ecosystem, firstFile, LONG, tests, textOf } from '../project/ecosystem.ts';
import { unignored } from '../project/ignored.ts';
import { javaStep, wrapper } from '../project/java.ts';

const BUILD_FILES = ['build.gradle.kts', 'build.gradle'];
const SETTINGS_FILES = ['settings.gradle.kts', 'settings.gradle'];

/** Plugins whose checks are part of Gradle's `check` task. */
const CHECKERS = /spotless|ktlint|detekt|checkstyle|\bpmd\b|spotbugs|errorprone|kotlinter/;

/** Gradle with Groovy or Kotlin scripts, by its wrapper if the repository has one. */
export const gradle: Ecosystem = (project) => {
  if (firstFile(project, [...BUILD_FILES, ...SETTINGS_FILES]) === null) return null;
  const script = wrapper(project, 'gradlew');
  const run = `${script ?? 'gradle'} --no-daemon --console=plain`;
  const text = buildText(project);
  const isKotlin = /kotlin\(|org\.jetbrains\.kotlin|libs\.plugins\.kotlin/.test(text);
  const notes =
    script === null
      ? ['No Gradle wrapper was found: the runner\'s own Gradle is used. "gradle wrapper" adds one.']
      : [];
  const hasCheckers = CHECKERS.test(text);
  return {
    label: `${isKotlin ? 'Kotlin' : 'Java'} (Gradle${script === null ? '' : ' wrapper'})`,
    language: isKotlin ? 'Kotlin' : 'Java',
    steps: [
      javaStep(project, versionIn(text)),
      // Gradle resolves test dependencies only when tests run. Failing tests do not stop the setup, because the gate
      // decides.
      {
        name: 'Download what the build needs',
        run: `${run} --continue ${hasCheckers ? 'check' : 'test'}`,
        mayFail: true,
      },
    ],
    gates: [
      tests(`${run} --offline test`, LONG),
      ...(hasCheckers
        ? [{ ...check('lint', 'Checks', `${run} --offline check -x test`), timeout: LONG }]
        : []),
    ],
    notes: [...notes, ...unignored(project, 'Gradle', ['build', '.gradle'])],
  };
};

function buildText(project: Project): string {
  return BUILD_FILES.map((name) => textOf(project, name)).join('\n');
}

function versionIn(text: string): string | null {
  const named =
    /(?:jvmToolchain\s*\(|JavaLanguageVersion\.of\s*\(|JavaVersion\.VERSION_)\s*(?:1_)?(\d{1,2})/.exec(
      text,
    ) ?? /(?:source|target)Compatibility\s*=?\s*['"]?(?:1\.)?(\d{1,2})/.exec(text);
  return named?.[1] ?? null;
}
