import { describe, expect, it } from 'vitest';
import type { ChangeStatus, Measurement } from '../../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';
import { GateFiles } from '../../../../src/run/gates/gate-files.ts';

function wrote(paths: readonly string[], status: ChangeStatus = 'added'): Measurement {
  const step = paths.map((path) => ({
    ...{ path: path as WorkspacePath, status, linesAdded: 1, linesRemoved: 0, binary: false, bytes: 1 },
    ...{ oldMode: null, newMode: '100644', oldOid: null, newOid: 'a'.repeat(40) },
  }));
  return { step, total: step, hazards: [] };
}

function files() {
  const said: string[] = [];
  const gates = new GateFiles({
    emit: (event) => void (event.type === 'notice' && said.push(`${event.level} ${event.text}`)),
    forbids: (path) => path.startsWith('.github/'),
  });
  return { gates, said };
}

describe('the new files of gates', () => {
  it('break no rule where gates wrote their like before the agent began; that is said once', () => {
    const { gates, said } = files();
    expect(gates.accept(wrote(['main.o', 'coverage/index.html']), 'baseline')).toBe(true);
    expect(gates.accept(wrote(['main.o', 'lib/new.o', 'coverage/lcov.info']), 'final')).toBe(true);
    expect(said).toEqual([
      'info a gate wrote new files: main.o and coverage/index.html; they were removed after it. To keep them, list them in .gitignore',
    ]);
  });

  it.each([
    ['what no gate wrote before', wrote(['lib/made.txt'])],
    ['one more that is unknown', wrote(['lib/new.o', 'lib/made'])],
    ['a change of a file', wrote(['main.o'], 'modified')],
    ['a deletion', wrote(['main.o'], 'deleted')],
    ['a protected path', wrote(['.github/x.o'])],
    [
      'a hazard',
      { ...wrote(['main.o']), hazards: [{ code: 'FS-02', path: 'l', reason: 'a link out' } as const] },
    ],
  ])('go on record otherwise: %s', (_, measured) => {
    const { gates } = files();
    gates.accept(wrote(['out/main.o', 'bin/app']), 'baseline');
    expect(gates.accept(measured, 'final')).toBe(false);
  });

  it('go on record in any phase where they are protected', () => {
    const { gates, said } = files();
    expect(gates.accept(wrote(['.github/workflows/x.yml']), 'baseline')).toBe(false);
    expect(said).toEqual([]);
  });
});
