import type { ChangedFile } from '../changes/changed-file.ts';
import type { Finding } from '../changes/finding.ts';
import type { GateReach } from '../commands/gate-commands.ts';

const PYTHON_TOOLS =
  /^(?:python[\d.]*|pypy[\d.]*|pytest|py\.test|tox|nox|coverage|unittest|nosetests|mypy|pip[\d.]*|uv|poetry|hatch|pdm)$/;

/** Modules of Python's standard library, and of tools that test and check. */
const PYTHON_NAMES = new Set(
  `abc aifc argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 calendar cmath cmd code codecs
  codeop collections colorsys compileall concurrent configparser contextlib contextvars copy copyreg cProfile csv ctypes
  curses dataclasses datetime dbm decimal difflib dis distutils doctest email encodings enum errno faulthandler fcntl
  filecmp fileinput fnmatch fractions ftplib functools gc getopt getpass gettext glob graphlib grp gzip hashlib heapq
  hmac html http imaplib importlib inspect io ipaddress itertools json keyword linecache locale logging lzma mailbox
  marshal math mimetypes mmap modulefinder multiprocessing netrc numbers opcode operator optparse os pathlib pdb pickle
  pickletools pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc
  queue quopri random re readline reprlib resource runpy sched secrets select selectors shelve shlex shutil signal site
  smtplib socket socketserver sqlite3 ssl stat statistics string stringprep struct subprocess symtable sys sysconfig
  syslog tarfile tempfile termios textwrap threading time timeit tkinter token tokenize tomllib trace traceback
  tracemalloc tty types typing unicodedata unittest urllib uuid venv warnings wave weakref webbrowser xml xmlrpc
  zipapp zipfile zipimport zlib zoneinfo
  pytest _pytest pluggy iniconfig exceptiongroup tomli packaging coverage nose nose2 hypothesis tox nox mypy flake8
  pycodestyle pyflakes pylint astroid ruff black isort bandit pyright xdist pytest_cov pytest_mock pytest_asyncio mock
  setuptools pip wheel virtualenv pkg_resources six attr attrs colorama sitecustomize usercustomize`.split(
    /\s+/,
  ),
);

const OTHER_SHADOWING_FILES: readonly RegExp[] = [
  // Files that Python runs at every start.
  /(?:^|\/)(?:sitecustomize|usercustomize)(?:\.py|\/__init__\.py)$|\.pth$/,
  // JVM: classes of test libraries.
  /(?:^|\/)(?:org\/(?:junit|hamcrest|assertj|mockito|testng|scalatest|spockframework)|junit\/framework|kotlin\/test|io\/kotest)\/.*\.(?:java|kt|groovy|scala)$/,
  // Ruby and Perl: found on the load path first.
  /(?:^|\/)(?:lib|test|spec)\/(?:minitest|rspec|test\/unit|simplecov|cucumber)(?:\/.*)?\.rb$/,
  /(?:^|\/)Test\/(?:More|Simple|Builder|Harness|Most|Deep|Exception)(?:\/.*)?\.pm$/,
  // C and C++: headers that an include folder of the repository provides before the system's.
  /(?:^|\/)(?:assert|stdio|stdlib|string|stddef|stdint|stdbool|math|errno|unistd|signal)\.h$/,
  /(?:^|\/)(?:gtest\/gtest|gmock\/gmock|catch2?\/\w+|catch|doctest|unity|cmocka|check|criterion\/criterion)\.h(?:pp)?$/,
  /(?:^|\/)(?:cassert|iostream)$/,
  // Node and PHP: dependencies stored in the repository.
  /(?:^|\/)node_modules\//,
  /(?:^|\/)PHPUnit\/(?:Framework|Runner|TextUI)\//,
];

/** Files that tools load automatically. */
const LOADED: readonly RegExp[] = [
  /(?:^|\/)META-INF\/services\/(?:org\.junit|org\.testng|org\.spockframework|io\.kotest|org\.mockito|javax\.annotation\.processing)|(?:^|\/)mockito-extensions\//,
  /(?:^|\/)[\w.-]+\.(?:egg-info|dist-info)\//,
  /(?:^|\/)binding\.gyp$/,
  /(?:^|\/)src\/setupTests\.[jt]sx?$/,
  /^(?:(?:packages|apps|libs|modules)\/[^/]+\/)?__mocks__\//,
  /(?:^|\/)(?:gems\.rb|php\.ini|\.user\.ini)$/,
];

/** A copy of a test library in the repository. */
const VENDORED =
  /(?:^|\/)(?:vendor|third_party|external|deps)\/.*(?:testify|gomega|ginkgo|gtest|googletest|catch2|doctest|unity|minitest|rspec|phpunit|junit|pytest|mocha|chai|jest)/i;

/** Finds new files that shadow the ones a gate needs, and changed copies of test libraries. */
export function shadowFindings(file: ChangedFile, reach: GateReach): readonly Finding[] {
  const { path, status } = file;
  const found = { rule: 'gate_definition', path, line: null } as const;
  if (reach.isOnPath(path)) {
    return [{ ...found, was: 'as at the start', is: 'changed in a folder in which gates look for programs' }];
  }
  if (VENDORED.test(path)) return [{ ...found, was: 'a copy of a test library', is: 'other content' }];
  if (status !== 'added' && status !== 'type_changed') return [];
  if (OTHER_SHADOWING_FILES.some((pattern) => pattern.test(path)) || hidesPython(path, reach)) {
    return [{ ...found, was: 'no such file', is: 'added: found before what gates look for by this name' }];
  }
  if (LOADED.some((pattern) => pattern.test(path))) {
    return [{ ...found, was: 'no such file', is: 'added: tools load it without being told to' }];
  }
  return [];
}

function hidesPython(file: string, reach: GateReach): boolean {
  const path = file.replace(/\/__init__\.pyc?$/, '.py');
  const [, folder = '', name = ''] =
    /^(.*\/)?([A-Za-z_]\w*)(?:\.(?:py|pyc|pyi|so|pyd)|\.[\w-]+\.so)$/.exec(path) ?? [];
  if (!PYTHON_NAMES.has(name) || !reach.uses(PYTHON_TOOLS)) return false;
  const parent = folder.replace(/\/$/, '');
  return (
    /^(?:(?:src|lib|python|tests?|py)\/)?$/.test(folder) ||
    reach.importFolders.has(parent) ||
    /(?:^|\/)tests?$/.test(parent)
  );
}
