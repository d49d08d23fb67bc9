import { expect, test } from 'vitest';
import { createChain } from '../../../../src/audit/chain.ts';
import { StopRun } from '../../../../src/core/run/outcome.ts';
import { readContents } from '../../../../src/run/publish/artifact-contents.ts';

const EVENTS = [
  {
    type: 'run_started',
    executionId: 'run-12345678-1234-1234-1234-123456789abc',
    ...{ task: 'Mend it', mode: 'write', provider: 'openai', model: 'm', workspace: '/w' },
    ...{ head: null, branch: null, settings: {} },
  },
  { type: 'run_finished', outcome: { name: 'success', reason: 'done' }, changes: [] },
] as const;

function log(): string {
  const chain = createChain();
  return EVENTS.map((event, at) => `${chain.append({ seq: at + 1, at: 1000 + at, event })}\n`).join('');
}

function refusalOf(execution: string): string {
  const files = new Map([
    ['events.jsonl', Buffer.from(log())],
    ['execution.json', Buffer.from(execution)],
  ]);
  try {
    readContents(files);
    return 'taken';
  } catch (error) {
    if (error instanceof StopRun && error.why.kind === 'violation') return error.why.reason;
    throw error;
  }
}

test.each([
  ['nested deeper than a stack', `{"audit_root":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
  ['as long as a book', `{"audit_root":"${'x'.repeat(1_000_000)}"}`],
  ['an object', '{"audit_root":{"toString":1}}'],
  ['missing', '{}'],
  ['behind a prototype', '{"__proto__":{"audit_root":"x"}}'],
  ['in a list', '[]'],
])('an audit root that is %s is refused in one short line', (_, execution) => {
  const reason = refusalOf(execution);
  expect(reason).toMatch(/^execution\.json (?:has audit_root|of the artifact is)/);
  expect(reason.length).toBeLessThan(600);
});
