import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of execution.json, what the tests of whole runs look at. */
export interface Execution {
  readonly execution_id: string;
  readonly outcome: string;
  readonly exit_code: number;
  readonly reason: string;
  readonly partial: boolean;
  readonly task: string;
  readonly mode: string;
  readonly result: string | null;
  readonly gates: readonly {
    readonly name: string;
    readonly status: string;
    readonly required: boolean;
    readonly was_red: boolean | null;
    readonly exit_code: number | null;
    readonly timed_out: boolean;
    readonly output: string;
  }[];
  readonly changes: readonly { readonly path: string; readonly status: string }[];
  readonly workspace: { readonly policy: string; readonly patch: string | null } | null;
  readonly commit: { readonly sha: string; readonly tree: string; readonly branch: string | null } | null;
  readonly sandbox: { readonly kind: string } | null;
  readonly audit_root: string | null;
}

export interface ViolationLine {
  readonly code: string;
  readonly type: string;
  readonly response: string;
  readonly action: string;
  readonly effect: string;
  readonly reason: string;
  readonly path: string | null;
  readonly paths: readonly string[];
}

export interface EventLine {
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly hash: string;
}

/** A run's output folder, read back. */
export class RunReports {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  text(name: string): string {
    return readFileSync(join(this.dir, name), 'utf8');
  }

  get execution(): Execution {
    return JSON.parse(this.text('execution.json')) as Execution;
  }

  get violations(): readonly ViolationLine[] {
    return jsonLines(this.text('violations.jsonl')) as readonly ViolationLine[];
  }

  /** The codes of all violations, warnings included, in order. */
  get codes(): readonly string[] {
    return this.violations.map(({ code }) => code);
  }

  get events(): readonly EventLine[] {
    return jsonLines(this.text('events.jsonl')) as readonly EventLine[];
  }

  /** What tool calls were answered, in order. */
  get toolTexts(): readonly string[] {
    return this.events
      .filter(({ event }) => event.type === 'tool_finished')
      .map(({ event }) => String(event.text));
  }

  /** Names of the patches in `quarantine/`, sorted. */
  get quarantine(): readonly string[] {
    const folder = join(this.dir, 'quarantine');
    return existsSync(folder) ? readdirSync(folder).sort() : [];
  }

  /** Every file in the folder with its bytes as latin1, so that nothing in them is lost. */
  files(): ReadonlyMap<string, string> {
    const entries = readdirSync(this.dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return new Map(files.map((path) => [path, readFileSync(path, 'latin1')]));
  }
}

function jsonLines(text: string): readonly unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
}
