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
    /\bdef[ \t]+(?:pytest_(?!addoption\b|configure\b)\w+|load_tests)\b/g,
    /^pytest_plugins\b|\bconfig\.(?:option\.\w+|args)[ \t]*=(?!=)/gm,
    // An assignment that replaces something a test imports, for all tests.
    /^(?!os\.environ|sys\.|pytest|warnings|np\.|pd\.|plt\.|matplotlib|torch|locale|logging|random|__)[A-Za-z_]\w*\.[\w.]+[ \t]*=(?!=)|^setattr\(/gm,
    /\bos\.(?:exec[lv]\w*|posix_spawn\w*)\(|(?<![\w.])(?:quit|exit)\(0?\)|\braise[ \t]+SystemExit\b/g,
    /\bsys\.modules\[|\bbuiltins\.\w+[ \t]*=(?!=)|\batexit\.register\b/g,
    /\b(?:sys\.exit|os\._exit)\((?:[ \t]*0[ \t]*)?\)/g,
  ],
  suppressions: [
    /#[ \t]*(?:flake8:[ \t]*|ruff:[ \t]*)?noqa\b/gi,
    /#[ \t]*type:[ \t]*ignore\b/g,
    /#[ \t]*pyright:[ \t]*(?:ignore|basic)\b/g,
    /#[ \t]*mypy:[ \t]*(?:ignore|disable|allow|follow|no|implicit)[\w-]*/g,
    /#[ \t]*pyright:[ \t]*report\w+[ \t]*=[ \t]*(?:false|none|warning|information)/gi,
    /#[ \t]*(?:fmt|yapf|autopep8|isort|ruff)[ \t]*:[ \t]*(?:off|skip|disable|skip_file)\b|#[ \t]*(?:pyre-(?:ignore|fixme)|nosemgrep)\b/g,
    /@(?:typing\.)?no_type_check\b/g,
    /#[ \t]*pylint:[ \t]*(?:disable(?:-next)?|skip-file)\b/g,
    /#[ \t]*pragma:[ \t]*no (?:cover|branch|mutate)\b/gi,
    /#[ \t]*nosec\b/g,
  ],
};
