import { rounded } from '../../core/text/figures.ts';
import { type GateRecord, gateRecords } from '../record/gate-record.ts';
import type { RunRecord } from '../record/run-record.ts';

/** Characters that XML 1.0 cannot contain, even as references. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Maximum characters of a gate's output; the whole output is in the record. */
const MAX_OUTPUT = 100_000;

/**
 * Returns gates.xml: the gates as one JUnit test suite, for the test views of GitLab, Jenkins and others. A red gate is
 * a failure, a gate that could not run is an error, and a gate that never ran is skipped. An optional gate is named so.
 */
export function gatesXml(record: RunRecord): string {
  const gates = gateRecords(record);
  const count = (status: GateRecord['status']) => gates.filter((gate) => gate.status === status).length;
  const totals = attributes({
    tests: gates.length,
    failures: count('failed'),
    errors: count('error'),
    skipped: count('not_run'),
    time: timeOf(gates.reduce((sum, { durationMs }) => sum + durationMs, 0)),
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="forge-headless"${totals}>`,
    `  <testsuite name="quality gates" id="${escaped(record.executionId)}"${totals}>`,
    ...gates.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(gate: GateRecord): string {
  const name = gate.required ? gate.name : `${gate.name} (optional)`;
  const head = `    <testcase classname="gates"${attributes({ name, time: timeOf(gate.durationMs) })}`;
  if (gate.status === 'passed') return `${head}/>`;
  if (gate.status === 'not_run')
    return `${head}><skipped message="the run ended before this gate"/></testcase>`;
  const element = gate.status === 'failed' ? 'failure' : 'error';
  const output = gate.output.length > MAX_OUTPUT ? `…${gate.output.slice(-MAX_OUTPUT)}` : gate.output;
  const body = `<${element}${attributes({ message: messageOf(gate), type: gate.command })}>${escaped(output)}</${element}>`;
  return `${head}>${body}</testcase>`;
}

function messageOf({ exitCode, timedOut, withoutVerdict }: GateRecord): string {
  if (timedOut) return 'timed out';
  return withoutVerdict ?? `exit code ${exitCode ?? 'unknown'}`;
}

function timeOf(ms: number): number {
  return rounded(ms / 1000, 3);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

function escaped(text: string): string {
  return text
    .replace(NOT_XML, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
