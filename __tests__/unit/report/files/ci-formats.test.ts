import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { gatesXml } from '../../../../src/report/files/gates-xml.ts';
import { outputsOf } from '../../../../src/report/files/outputs.ts';
import { outputsEnv } from '../../../../src/report/files/outputs-env.ts';
import { traceJson } from '../../../../src/report/files/trace-json.ts';
import { violationsSarif } from '../../../../src/report/files/violations-sarif.ts';
import { emptyRecord } from '../../../../src/report/record/run-record.ts';
import { fold, gate, goodRun, RUN_ID, recorded, START, started, violation } from '../sample-run.ts';

const PLACE = { reportDir: '/out', auditRoot: 'f'.repeat(64) };

function violated(...found: readonly Parameters<typeof violation>[0][]) {
  return fold(
    recorded([
      [0, started()],
      ...found.map((over) => [5, { type: 'violated', violation: violation(over) }] as const),
    ]),
  );
}

describe('outputs.env', () => {
  test('has every output, one line each, in the names of the contract', () => {
    const record = fold(goodRun());
    const lines = outputsEnv(record, PLACE).trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(outputsOf(record, PLACE)).length);
    expect(lines).toContain('FORGE_OUTCOME=success');
    expect(lines).toContain('FORGE_EXIT_CODE=0');
    expect(lines).toContain('FORGE_REPORT_DIR=/out');
    for (const line of lines) expect(line).toMatch(/^FORGE_[A-Z_]+=/);
  });

  test('text of the model adds no line and no variable, and the file stays within 5 KB', () => {
    const hostile = `done\nFORGE_OUTCOME=success\r\nPATH=/evil\u2028X=1\u0085Y=2 ${'x'.repeat(50_000)}`;
    const record = fold(
      recorded([
        [0, started()],
        [9, { type: 'agent_ended', how: 'gave_up', result: hostile }],
        [10, { type: 'run_finished', outcome: { name: 'failure', reason: hostile }, changes: [] }],
      ]),
    );
    const text = outputsEnv(record, PLACE);
    expect(text.length).toBeLessThan(5000);
    expect(text.split('\n').filter((line) => line.startsWith('FORGE_OUTCOME='))).toEqual([
      'FORGE_OUTCOME=failure',
    ]);
    expect(text).not.toMatch(/^(?:PATH|X|Y)=/m);
    expect(text).not.toMatch(/[\u2028\u0085\r]/);
  });
});

describe('gates.xml', () => {
  const parse = (text: string) =>
    new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(text).testsuites;

  test('shows each gate as a test: passed, failed, not run', () => {
    const suite = parse(gatesXml(fold(goodRun()))).testsuite;
    expect(suite).toMatchObject({
      name: 'quality gates',
      id: RUN_ID,
      tests: '2',
      failures: '1',
      errors: '0',
    });
    expect(suite.testcase).toMatchObject([
      { name: 'Run tests' },
      { name: 'Lint (optional)', failure: { message: 'exit code 1' } },
    ]);
    const none = parse(gatesXml(fold(recorded([[0, started()]])))).testsuite;
    expect(none).toMatchObject({ tests: '2', skipped: '2' });
  });

  test('no output of a gate can break the file', () => {
    const output = ']]></failure><testcase name="x"/>\0\x1b[31m\ud800 & "quotes" \ufffe';
    const record = fold(
      recorded([
        [0, started()],
        [9, { type: 'gate_finished', phase: 'final', gate: gate({ status: 'failed', exitCode: 1, output }) }],
      ]),
    );
    const text = gatesXml(record);
    expect(XMLValidator.validate(text)).toBe(true);
    expect(text).not.toMatch(/[\0\x1b\ud800\ufffe]/);
    expect(parse(text).testsuite.testcase).toHaveLength(2);
  });

  test('a run without gates has an empty suite', () => {
    expect(XMLValidator.validate(gatesXml(emptyRecord('run-1', START)))).toBe(true);
  });
});

describe('violations.sarif', () => {
  const run = (text: string) => JSON.parse(text).runs[0];

  test('a violation is an error at its file and line; a warning is a note', () => {
    const record = violated(
      { code: 'SEC-01', constraint: 'secrets', path: 'src/a b.ts', reason: 'src/a b.ts:12 contains a key' },
      { response: 'warn_continue' },
    );
    const { tool, results } = run(violationsSarif(record));
    expect(tool.driver.rules.map(({ id }: { readonly id: string }) => id)).toEqual(['FS-07', 'SEC-01']);
    expect(results).toMatchObject([
      {
        ruleId: 'SEC-01',
        ruleIndex: 1,
        level: 'error',
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'src/a%20b.ts', uriBaseId: '%SRCROOT%' },
              region: { startLine: 12 },
            },
          },
        ],
      },
      { ruleId: 'FS-07', level: 'note' },
    ]);
  });

  test('a violation without a path points at the configuration', () => {
    const { path: _, ...rest } = violation({ code: 'LIM-05', paths: [] });
    const record = fold(
      recorded([
        [0, started()],
        [5, { type: 'violated', violation: rest }],
      ]),
    );
    expect(run(violationsSarif(record)).results[0].locations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: '.forge/headless-config.yml' },
      region: { startLine: 1 },
    });
  });

  test('the fingerprint stays the same from run to run, and tells two equal violations apart', () => {
    const prints = (reason: string) =>
      run(violationsSarif(violated({ reason }, { reason }, { path: 'other.js' }))).results.map(
        (result: { readonly partialFingerprints: unknown }) => JSON.stringify(result.partialFingerprints),
      );
    expect(prints('501 lines')).toEqual(prints('777 lines'));
    expect(new Set(prints('501 lines')).size).toBe(3);
  });
});

describe('trace.json', () => {
  const spans = (text: string) => JSON.parse(text).resourceSpans[0].scopeSpans[0].spans;

  test('the agent is the root of its model calls, tool calls and gates', () => {
    const record = fold(goodRun());
    const all = spans(traceJson(record));
    const [root, ...rest] = all;
    expect(root).toMatchObject({ name: 'invoke_agent forge-headless', status: { code: 1 } });
    expect(root).not.toHaveProperty('parentSpanId');
    for (const span of rest) expect(span.parentSpanId).toBe(root.spanId);
    expect(new Set(all.map(({ spanId }: { readonly spanId: string }) => spanId)).size).toBe(all.length);
    const names = all.map(({ name }: { readonly name: string }) => name);
    expect(names.filter((name: string) => name.startsWith('chat '))).toHaveLength(record.turns.length);
    expect(names).toContain('gate Lint');
    for (const span of all) {
      expect(span.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
  });

  test('has tokens, but no text of the task, the model or a tool', () => {
    const record = fold(goodRun());
    const text = traceJson(record);
    expect(text).toContain('"gen_ai.usage.input_tokens"');
    const words = [record.task, record.ended?.result, ...record.turns.flatMap(({ text: said }) => said)];
    for (const word of words) if (word) expect(text).not.toContain(JSON.stringify(word).slice(1, -1));
    for (const { calls } of record.turns)
      for (const call of calls) if (call.target) expect(text).not.toContain(call.target);
  });

  test('a killed run is a trace that failed', () => {
    expect(spans(traceJson(fold(goodRun().slice(0, 4))))[0]).toMatchObject({ status: { code: 2 } });
  });
});
