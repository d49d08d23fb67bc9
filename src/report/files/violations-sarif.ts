import { createHash } from 'node:crypto';
import { CODES } from '../../core/run/codes.ts';
import { VERSION } from '../../version.ts';
import type { RunRecord } from '../record/run-record.ts';
import { type ViolationRecord, violationRecords } from '../record/violation-record.ts';

/** Code scanning refuses results without a location. The rules of a run are in this file. */
const RULES_FILE = '.forge/headless-config.yml';

/** Code scanning shows at most this many results of a run. Source: GitHub, "SARIF support for code scanning". */
const MAX_RESULTS = 5000;

/**
 * Returns violations.sarif (SARIF 2.1.0) for code scanning. Counted violations are errors; warnings and delays are
 * notes. A result without a path of its own points at the configuration file.
 */
export function violationsSarif(record: RunRecord): string {
  const violations = violationRecords(record).slice(0, MAX_RESULTS);
  const codes = [...new Set(violations.map(({ code }) => code))].sort();
  const run = {
    tool: {
      driver: {
        name: 'forge-headless',
        semanticVersion: VERSION,
        rules: codes.map((code) => ({
          id: code,
          shortDescription: { text: titleOf(code) },
          properties: { tags: [CODES[code as keyof typeof CODES]?.type ?? 'constraint'] },
        })),
      },
    },
    automationDetails: { id: `forge-headless/${record.executionId}` },
    columnKind: 'utf16CodeUnits',
    results: results(violations, codes),
  };
  return `${JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

function titleOf(code: string): string {
  return CODES[code as keyof typeof CODES]?.title ?? code;
}

function results(violations: readonly ViolationRecord[], codes: readonly string[]) {
  const seen = new Map<string, number>();
  return violations.map((violation) => {
    const { code, level, reason, path, effect, response, tool, turn } = violation;
    const print = fingerprint(violation);
    // Two equal violations of a run stay two results, and the first of the next run is the first of this one.
    const count = (seen.get(print) ?? 0) + 1;
    seen.set(print, count);
    return {
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: level === 'ERROR' ? 'error' : 'note',
      message: { text: reason },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(path ?? RULES_FILE), uriBaseId: '%SRCROOT%' },
            region: { startLine: lineIn(reason, path) },
          },
        },
      ],
      partialFingerprints: { 'forgeViolation/v1': `${print}:${count}` },
      properties: { effect, response, tool, turn },
    };
  });
}

/** Returns the line if the reason names one in this path, as in `src/a.ts:12`; otherwise 1. */
function lineIn(reason: string, path: string | null): number {
  if (path === null) return 1;
  const at = reason.indexOf(`${path}:`);
  const line = at === -1 ? null : /^\d{1,7}/.exec(reason.slice(at + path.length + 1));
  return line === null ? 1 : Math.max(1, Number(line[0]));
}

/** Stays the same from run to run: the code, the rule, the tool and the path, without amounts and times. */
function fingerprint({ code, name, tool, path }: ViolationRecord): string {
  return createHash('sha256')
    .update(JSON.stringify([code, name, tool, path]))
    .digest('hex')
    .slice(0, 32);
}

/** Half a character, which `encodeURIComponent` refuses. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns a relative URI. Each segment is encoded, so that no name turns into another address. */
function uriOf(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.replace(LONE_SURROGATE, '\ufffd')))
    .join('/');
}
