import type { Clock, Shell, ShellCommand, ShellResult } from '../../../src/core/ports.ts';
import type { GateResult } from '../../../src/core/run/events.ts';
import type { GateSettings } from '../../../src/settings/schema/schema.ts';

export function gate(more: Partial<GateSettings> = {}): GateSettings {
  return {
    name: 'tests',
    command: 'npm test',
    required: true,
    timeout: 60_000,
    max_retries: 0,
    baseline: 'enforce',
    env: {},
    reads: [],
    working_dir: '',
    ...more,
  };
}

export function result(more: Partial<GateResult> = {}): GateResult {
  return {
    name: 'tests',
    command: 'npm test',
    required: true,
    status: 'failed',
    exitCode: 1,
    timedOut: false,
    durationMs: 1200,
    output: 'boom\n',
    wasRed: false,
    attempt: 1,
    ...more,
  };
}

export const PASSED: ShellResult = {
  exitCode: 0,
  signal: null,
  timedOut: false,
  output: 'fine\n',
  droppedBytes: 0,
  durationMs: 5,
};

/** A shell that answers by script and remembers what it was asked. */
export class ScriptedShell implements Shell {
  readonly isolation = { kind: 'none', reason: 'scripted' } as const;
  readonly asked: ShellCommand[] = [];
  private readonly answers: Readonly<Record<string, Partial<ShellResult>>>;
  constructor(answers: Readonly<Record<string, Partial<ShellResult>>> = {}) {
    this.answers = answers;
  }
  async run(command: ShellCommand): Promise<ShellResult> {
    this.asked.push(command);
    return { ...PASSED, ...this.answers[command.script] };
  }
}

export function clockAt(ms: number): Clock {
  return { now: () => ms, monotonic: () => ms, sleep: async () => {} };
}
