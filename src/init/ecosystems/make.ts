import { check, type Ecosystem, firstFile, type InitGate, tests, textOf } from '../project/ecosystem.ts';

/** Targets of a Makefile. Used only if no other ecosystem found a test command. */
export const make: Ecosystem = (project) => {
  const file = firstFile(project, ['GNUmakefile', 'makefile', 'Makefile']);
  if (file === null) return null;
  const text = textOf(project, file);
  const has = (target: string): boolean => new RegExp(`^${target}\\s*:(?!=)`, 'm').test(text);
  const test = ['test', 'tests', 'check'].find(has);
  const gates: InitGate[] = [];
  if (test !== undefined) gates.push(tests(`make ${test}`));
  if (has('lint')) gates.push(check('lint', 'Lint', 'make lint'));
  return gates.length === 0 ? null : { label: 'Make', language: 'Make', steps: [], gates, notes: [] };
};
