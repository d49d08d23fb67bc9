import type { Language } from './language.ts';
import { C_LIKE } from './syntax.ts';

/** xUnit, NUnit, MSTest; Roslyn analysers and coverage. */
export const csharp: Language = {
  name: 'C#',
  extensions: ['.cs'],
  testNames: [/(?:Tests?|Specs?)\.cs$/],
  syntax: C_LIKE,
  cases: [
    /\[(?:Test|TestMethod|DataTestMethod|Fact|Theory|TestCase|TestCaseSource|InlineData|MemberData|DataRow)\b/g,
  ],
  assertions: [/\b(?:\w*Assert)\.\w+/g, /\.Should(?:\w*)\(/g],
  skips: [
    /\[(?:Ignore|Explicit)\b/g,
    /\bSkip[ \t]*=[ \t]*"/g,
    /\bAssert\.(?:Ignore|Inconclusive|Skip|Pass)\b/g,
    /\bSkip\.(?:If|IfNot)\b/g,
    /\bEnvironment\.Exit\([ \t]*0[ \t]*\)/g,
  ],
  suppressions: [
    /#pragma[ \t]+warning[ \t]+disable\b/g,
    /#nullable[ \t]+disable\b/g,
    /\bSuppressMessage\b/g,
    /\bExcludeFromCodeCoverage\b/g,
    /\bNOSONAR\b/g,
  ],
};
