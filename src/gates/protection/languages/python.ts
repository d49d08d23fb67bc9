import type { Language } from './language.ts';
import { PYTHON } from './syntax.ts';

/** pytest, unittest, nose; flake8, ruff, pylint, mypy, pyright, coverage.py, bandit. */
export const python: Language = {
  name: 'Python',
  extensions: ['.py', '.pyi'],
  testNames: [/^test_.*\.py$/, /^tests?\.py$/, /_tests?\.py$/, /^conftest\.py$/],
  syntax: PYTHON,
  cases: [/^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*/gm, /\bpytest\.param[ \t]*\(/g],
  assertions: [
    /^[ \t]*assert\b/gm,
    /\bself\.(?:assert\w+|fail)[ \t]*\(/g,
    /\bpytest\.(?:raises|warns|fail)\b/g,
    /\.assert_\w+[ \t]*\(/g,
  ],
  skips: [
    /\bmark\.(?:skip|skipif|xfail)\b/g,
    /\bpytest\.(?:skip|xfail|importorskip|exit)\b/g,
    /\bunittest\.(?:skip|skipIf|skipUnless|expectedFailure|SkipTest)\b/g,
    /^[ \t]*@(?:skip|skipIf|skipUnless|expectedFailure)\b/gm,
    /\bself\.skipTest\b/g,
    /\b__test__[ \t]*=[ \t]*False\b/g,
    /\bcollect_ignore(?:_glob)?\b/g,
    /\bdef[ \t]+pytest_(?:runtest_\w+|collection_\w+|pyfunc_call|pycollect_\w+|sessionfinish|ignore_collect|exception_interact|report_\w+|cmdline_\w+|deselected|load_initial_conftests|assertrepr_\w+)\b/g,
    /\bsys\.modules\[|\bbuiltins\.\w+[ \t]*=(?!=)|\batexit\.register\b/g,
    /\b(?:sys\.exit|os\._exit)\((?:[ \t]*0[ \t]*)?\)/g,
  ],
  suppressions: [
    /#[ \t]*(?:flake8:[ \t]*|ruff:[ \t]*)?noqa\b/gi,
    /#[ \t]*type:[ \t]*ignore\b/g,
    /#[ \t]*pyright:[ \t]*(?:ignore|basic)\b/g,
    /#[ \t]*mypy:[ \t]*ignore-errors\b/g,
    /#[ \t]*pylint:[ \t]*(?:disable(?:-next)?|skip-file)\b/g,
    /#[ \t]*pragma:[ \t]*no (?:cover|branch|mutate)\b/gi,
    /#[ \t]*nosec\b/g,
  ],
};
