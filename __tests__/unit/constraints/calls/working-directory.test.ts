import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/constraints/chain.ts';
import { buildChain } from '../../../../src/constraints/registry.ts';
import { change, deletion, settingsWith, step } from '../fixtures.ts';

function judged(base: string, ...paths: readonly string[]) {
  const chain = buildChain(settingsWith(), { openProtected: [], costKnown: false, base });
  const { response, validations } = judge(chain, step({ step: paths.map((path) => change(path)) }));
  return { response, found: validations.filter(({ violated }) => violated) };
}

describe('a run below the root of its repository', () => {
  it('changes what is below its folder', () => {
    expect(judged('packages/app', 'packages/app/a.ts', 'packages/app/src/b.ts').response).toBe('allow');
  });

  it('has a step outside it refused, with the paths', () => {
    const { response, found } = judged(
      'packages/app',
      'packages/app/a.ts',
      'packages/application/b.ts',
      'c.ts',
    );
    expect(response).toBe('reject');
    expect(found).toMatchObject([
      {
        constraint: 'working_directory',
        code: 'FS-01',
        paths: ['packages/application/b.ts', 'c.ts'],
        reason:
          '2 paths (packages/application/b.ts and c.ts) outside packages/app: change only files in that folder',
      },
    ]);
  });

  it('may not delete outside it either', () => {
    const chain = buildChain(settingsWith(), { openProtected: [], costKnown: false, base: 'app' });
    expect(judge(chain, step({ step: [deletion('b.ts')] })).response).toBe('reject');
  });
});

it('a run at the root is not asked for a folder', () => {
  expect(judged('', 'anywhere/a.ts')).toEqual({ response: 'allow', found: [] });
  const names = buildChain(settingsWith(), { openProtected: [], costKnown: false }).map(({ name }) => name);
  expect(names).not.toContain('working_directory');
});
