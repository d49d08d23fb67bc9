import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FileChange, totalsOf } from '../../../../src/core/git/change.ts';
import type { WorkspacePath } from '../../../../src/core/path/path.ts';
import type { EditProposal } from '../../../../src/core/tools/tool.ts';
import { changeFacts } from '../../../../src/run/calls/command-runner.ts';
import { NetChanges, netChange } from '../../../../src/run/calls/net-changes.ts';

const path = (name: string): WorkspacePath => name as WorkspacePath;
const bytes = (text: string): Buffer => Buffer.from(text);
const edit = (name: string, before: string | null, after: string): EditProposal => ({
  path: path(name),
  before: before === null ? null : bytes(before),
  after: bytes(after),
  message: '',
});

/** Judges and keeps an edit as the editor does. */
function apply(netChanges: NetChanges, proposal: EditProposal, start = proposal.before) {
  const net = netChange(proposal, start);
  const forecast = netChanges.forecast(proposal, net);
  netChanges.keepEdit(proposal, forecast.step, forecast.net, start);
  return forecast;
}

describe('the ledger', () => {
  it('counts files and lines against the start, not edit by edit', () => {
    const netChanges = new NetChanges();
    apply(netChanges, edit('a', 'one\ntwo\n', 'ONE\ntwo\n'));
    apply(netChanges, edit('a', 'ONE\ntwo\n', 'Eins\ntwo\n'), bytes('one\ntwo\n'));
    expect(netChanges.totals()).toMatchObject({ files: 1, linesAdded: 1, linesRemoved: 1 });
    expect(netChanges.churn).toBe(4);
  });

  it('forgets a file that an edit brings back to its start', () => {
    const netChanges = new NetChanges();
    apply(netChanges, edit('a', 'one\n', 'two\n'));
    apply(netChanges, edit('a', 'two\n', 'one\n'), bytes('one\n'));
    expect(netChanges.totals().files).toBe(0);
  });

  it('does not count the lines between two edits of one file', () => {
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
    const text = (first: string, last: string): string => [first, ...lines, last, ''].join('\n');
    const netChanges = new NetChanges();
    apply(netChanges, edit('a', text('a', 'z'), text('A', 'z')));
    const { total } = apply(netChanges, edit('a', text('A', 'z'), text('A', 'Z')), bytes(text('a', 'z')));
    expect(total).toMatchObject({ linesAdded: 2, linesRemoved: 2 });
  });

  it('counts an edit of 100 lines for 100 as 200', () => {
    const block = (word: string): string =>
      `${Array.from({ length: 100 }, (_, at) => `${word} ${at}`).join('\n')}\n`;
    const { total } = apply(new NetChanges(), edit('a', block('old'), block('new')));
    expect(total.linesAdded + total.linesRemoved).toBe(200);
  });

  it('takes what was measured after a command in place of all it knew', () => {
    const netChanges = new NetChanges();
    apply(netChanges, edit('a', 'one\n', 'two\n'));
    const measured = (name: string, status: FileChange['status']): FileChange => ({
      path: path(name),
      status,
      linesAdded: 3,
      linesRemoved: 1,
      binary: false,
      bytes: 9,
      oldMode: '100644',
      newMode: '100644',
      oldOid: null,
      newOid: null,
    });
    const total = [measured('b', 'deleted')];
    netChanges.keepMeasured({ step: total, total }, changeFacts({ step: total, total, hazards: [] }, 9));
    expect(netChanges.totals()).toMatchObject({ files: 1, linesAdded: 3, linesRemoved: 1 });
    expect(netChanges.gone).toBe(1);
    expect(netChanges.startContent(edit('b', 'x', 'y'))).toBeUndefined();
    expect(netChanges.startContent(edit('c', 'x', 'y'))).toEqual(bytes('x'));
  });

  it('has sums that are those of its changes, whatever came before', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const content = fc.constantFrom('', 'one\n', 'one\ntwo\n', 'three\n');
    const edited = fc.record({ name, content });
    const commanded = fc.dictionary(name, fc.nat(9), { maxKeys: 4 });
    fc.assert(
      fc.property(fc.array(fc.oneof(edited, commanded), { maxLength: 20 }), (operations) => {
        const netChanges = new NetChanges();
        for (const one of operations) {
          if (typeof one.name === 'string' && typeof one.content === 'string') {
            const proposal = edit(one.name, 'one\n', one.content);
            const start = netChanges.startContent(proposal) ?? bytes('two\n');
            const net = netChange(proposal, start);
            const { net: tight, step, total } = netChanges.forecast(proposal, net);
            netChanges.keepEdit(proposal, step, tight, start);
            expect(netChanges.totals()).toEqual(total);
          } else {
            const total = Object.entries(one).map(([each, linesAdded]) => ({
              ...changeOf(each),
              linesAdded: Number(linesAdded),
            }));
            const facts = changeFacts({ step: total, total, hazards: [] }, 9);
            netChanges.keepMeasured({ step: total, total }, facts);
          }
          expect(netChanges.totals()).toEqual(totalsOf(netChanges.changes()));
        }
      }),
    );
  });
});

function changeOf(name: string): FileChange {
  const { step } = new NetChanges().forecast(edit(name, 'x\n', 'y\n'), null);
  return step;
}
