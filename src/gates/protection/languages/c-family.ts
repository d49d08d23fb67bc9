import type { Language } from './language.ts';
import { C_FAMILY } from './syntax.ts';

/** GoogleTest, Catch2, doctest, Boost.Test, CppUTest; clang-tidy, cppcheck, lcov, gcovr. */
export const cFamily: Language = {
  name: 'C and C++',
  extensions: ['.c', '.cc', '.cpp', '.cxx', '.h', '.hh', '.hpp', '.hxx'],
  testNames: [/(?:[_-](?:unit)?tests?|Tests?)\.(?:c|cc|cpp|cxx)$/i, /^tests?[_-].*\.(?:c|cc|cpp|cxx)$/i],
  syntax: C_FAMILY,
  cases: [
    /\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|TEST_CASE\w*|TEMPLATE_TEST_CASE|SCENARIO|SECTION|SUBCASE)[ \t]*\(/g,
    /\bBOOST_(?:AUTO|FIXTURE|DATA|PARAM)_TEST_CASE[ \t]*\(/g,
  ],
  assertions: [
    /\b(?:ASSERT|EXPECT|CHECK|REQUIRE|BOOST_CHECK|BOOST_REQUIRE|BOOST_TEST)(?:_\w+)?[ \t]*\(/g,
    /\bassert[ \t]*\(/g,
  ],
  skips: [
    /\bDISABLED_(?=\w)/g,
    /\bGTEST_SKIP\b/g,
    /\[(?:\.\w*|!mayfail|!shouldfail)\]/g,
    /\bdoctest::(?:skip|may_fail|should_fail)\b/g,
    /\bdisabled\(\)/g,
    /\bIGNORE_TEST\b/g,
    /\b(?:std::)?_?exit\([ \t]*(?:0|EXIT_SUCCESS)[ \t]*\)/g,
  ],
  suppressions: [
    /\bNOLINT(?:NEXTLINE|BEGIN)?\b/g,
    /\b(?:LCOV|GCOVR?)_EXCL_\w+/g,
    /#pragma[ \t]+(?:GCC|clang)[ \t]+diagnostic[ \t]+ignored\b/g,
    /#pragma[ \t]+warning[ \t]*\([ \t]*disable\b/g,
    /\bcppcheck-suppress\b/g,
    /\bno_sanitize\w*/g,
  ],
};
