import { check, type Ecosystem, LONG, tests, textOf } from '../project/ecosystem.ts';
import { isIgnored, unignored } from '../project/ignored.ts';

/** CMake, tested by CTest if the top CMakeLists.txt has tests. The runner includes CMake and a compiler. */
export const cmake: Ecosystem = (project) => {
  if (!project.files.has('CMakeLists.txt')) return null;
  const text = textOf(project, 'CMakeLists.txt');
  // A tracked folder `build` contains something else.
  const folder = project.folders.has('build') && !isIgnored(project, 'build') ? 'cmake-build' : 'build';
  const configure = `cmake -S . -B ${folder}`;
  const build = `${configure} && cmake --build ${folder} --parallel`;
  const hasTests =
    /\b(?:enable_testing|add_test|include\s*\(\s*CTest\b|catch_discover_tests|gtest_discover_tests)/i.test(
      text,
    );
  const downloads = /\b(?:FetchContent|ExternalProject|CPMAddPackage|CPM\.cmake)/i.test(text);
  return {
    label: hasTests ? 'C or C++ (CMake, CTest)' : 'C or C++ (CMake)',
    language: 'C++',
    steps: downloads ? [{ name: 'Download what the build needs', run: configure }] : [],
    gates: [
      hasTests
        ? tests(`${build} && ctest --test-dir ${folder} --output-on-failure`, LONG)
        : { ...check('build', 'Build', build), timeout: LONG },
    ],
    notes: downloads ? unignored(project, 'cmake', [folder]) : [],
  };
};
