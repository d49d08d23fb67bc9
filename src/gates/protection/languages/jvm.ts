import type { Language } from './language.ts';
import { C_LIKE } from './syntax.ts';

/** JUnit 4 and 5, TestNG, Kotest, Spock, ScalaTest; javac, SpotBugs, PMD, Checkstyle, Sonar. */
export const jvm: Language = {
  name: 'Java, Kotlin, Groovy and Scala',
  extensions: ['.java', '.kt', '.kts', '.groovy', '.scala'],
  testNames: [/(?:Tests?|TestCase|IT|Spec)\.(?:java|kt|groovy|scala)$/, /^Test[A-Z_]\w*\.(?:java|kt)$/],
  syntax: C_LIKE,
  cases: [/@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b/g],
  assertions: [
    /\bassert\w*[ \t]*\(/g,
    /\b(?:verify|fail|shouldThrow)[ \t]*[({]/g,
    /\bshould(?:Be|Not|Have|Throw|Contain)\w*/g,
  ],
  skips: [
    /@(?:Disabled\w*|Ignored?|EnabledIf\w*|EnabledOn\w*)\b/g,
    /\b(?:xit|xtest|xdescribe|xcontext|xshould)[ \t]*\(/g,
    /\benabled[ \t]*=[ \t]*false\b/g,
    /\bassum(?:e|ing)\w*[ \t]*\(/g,
    /\bexitProcess\([ \t]*0[ \t]*\)|\bSystem\.exit\([ \t]*0[ \t]*\)/g,
  ],
  suppressions: [
    /@(?:file:[ \t]*)?Suppress(?:Warnings|FBWarnings|Lint)?\b/g,
    /\bCHECKSTYLE:[ \t]*OFF\b/gi,
    /\bNO(?:PMD|SONAR)\b/g,
    /\/\/[ \t]*noinspection\b/g,
  ],
};
