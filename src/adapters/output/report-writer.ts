import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedFile } from '../../core/run/sealed-file.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { takeLock } from '../files/lock-file.ts';
import { archiveEarlierRecords } from './earlier-records.ts';
import { EventLog } from './event-log.ts';
import {
  FOLDER_LOCK,
  isStillThere,
  OUTPUTS,
  type OutputFolder,
  openFallbackFolder,
  openFolderBelow,
  openOutputFolder,
  QUARANTINE,
  resolveOutputFolder,
} from './output-folder.ts';
import { isRedacted, type RedactedReport, type ReportFileContent, writeAtomically } from './report-file.ts';
import { WrittenDigests } from './written-digests.ts';

export interface WriterOptions {
  readonly executionId: string;
  /** The workspace's root, as an absolute path. */
  readonly root: string;
  /** `artifacts.output_dir`, relative to the root or absolute. */
  readonly outputDir: string;
  /** `artifacts.enabled`: false writes no reports, but undone work is still kept. */
  readonly enabled: boolean;
  /** The parent of a new folder if the right one cannot be written: RUNNER_TEMP or the system's. */
  readonly fallbackBase: string;
  /** Called once for each problem, with one line for the user. */
  readonly notice: (text: string) => void;
  /** Removes secrets from all bytes that are written (adapters/redaction). */
  readonly redact: (bytes: Uint8Array, name: string) => Uint8Array;
}

/**
 * Writes a run's files synchronously, because a signal leaves no time to wait. Never throws: a report that cannot be
 * written is a notice, and the run continues.
 */
export interface ReportWriter {
  /** The folder of the reports; null if none are written. It changes if the folder can no longer be written. */
  readonly dir: string | null;
  /** Writes one line of events.jsonl, without its line break. */
  appendEvent(line: string): void;
  /**
   * Keeps undone changes. Returns the name in the folder (`quarantine/…`), or the absolute path if no reports are
   * written; null if they could not be kept.
   */
  saveQuarantine(name: string, bytes: Uint8Array): string | null;
  /** Keeps the whole output of a command. Returns its name in the folder (`outputs/…`); null if it was not kept. */
  saveOutput(name: string, text: string): string | null;
  /** Returns the reports to write: bytes without secrets. */
  redacted(files: readonly ReportFileContent[]): readonly RedactedReport[];
  /** Returns what was written besides events.jsonl and the reports, with the digests from then. */
  writtenFiles(): readonly SealedFile[];
  /**
   * Writes each report completely or not at all, and returns the names of the written ones. Redacted ones are written
   * unchanged.
   */
  write(files: readonly ReportFileContent[]): readonly string[];
  close(): void;
}

/**
 * Prepares the output folder, and moves an earlier run's record to `previous/`. Throws an Error with one line for the
 * user if the path itself is wrong (a link, outside, the workspace itself): a configuration error before anything has
 * run. If the disk fails, a new folder elsewhere is used.
 */
export function openReportWriter(options: WriterOptions): ReportWriter {
  const dir = resolveOutputFolder(options.root, options.outputDir);
  return new FolderWriter(dir, options);
}

class FolderWriter implements ReportWriter {
  readonly #options: WriterOptions;
  readonly #told = new Set<string>();
  readonly #wanted: string;
  #release: () => void = () => undefined;
  readonly #kept = new WrittenDigests();
  #fellBack = false;
  #folder: OutputFolder | null = null;
  #events: EventLog | null = null;

  constructor(dir: string, options: WriterOptions) {
    this.#options = options;
    this.#wanted = dir;
    // Also without reports, because an old record would be taken for this run's.
    if (options.enabled || existsSync(dir)) this.#open();
  }

  #open(): void {
    const dir = this.#wanted;
    try {
      this.#folder = openOutputFolder(dir);
      const lock = takeLock(join(dir, FOLDER_LOCK), this.#options.executionId);
      if (!lock.ok) throw new Error(`another run writes to it: ${lock.holder}`);
      this.#release = lock.release;
      archiveEarlierRecords(dir);
      if (this.#options.enabled) this.#events = new EventLog(dir);
    } catch (error) {
      this.#folder = null;
      if (this.#options.enabled) this.#fallBack(`reports cannot be written to ${dir} (${messageOf(error)})`);
    }
  }

  get dir(): string | null {
    return this.#options.enabled ? (this.#folder?.dir ?? null) : null;
  }

  appendEvent(line: string): void {
    try {
      this.#events?.append(line);
    } catch (error) {
      this.#tell(`events.jsonl cannot be written (${messageOf(error)}); trying again at each event`);
    }
  }

  saveQuarantine(name: string, bytes: Uint8Array): string | null {
    const safe = name
      .replace(/\.patch$/, '')
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^\.+/, '');
    const file = `${QUARANTINE}/${safe === '' ? 'step' : safe}.patch`;
    if (this.#folder === null && !this.#options.enabled && !this.#fellBack) this.#openForQuarantine();
    if (!this.#put({ name: file, content: bytes })) return null;
    return this.#options.enabled || this.#folder === null ? file : join(this.#folder.dir, file);
  }

  #openForQuarantine(): void {
    this.#open();
    if (this.#folder === null) this.#fallBack(`${this.#wanted} cannot be written`);
  }

  saveOutput(name: string, text: string): string | null {
    if (!this.#options.enabled) return null;
    const file = `${OUTPUTS}/${name}.txt`;
    return this.#put({ name: file, content: text }) ? file : null;
  }

  write(files: readonly ReportFileContent[]): readonly string[] {
    if (!this.#options.enabled) return [];
    this.#rescueEvents();
    return files
      .filter((file) => this.#store(isRedacted(file) ? file : this.#finish(file)))
      .map(({ name }) => name);
  }

  redacted(files: readonly ReportFileContent[]): readonly RedactedReport[] {
    return files.map((file) => this.#finish(file));
  }

  #finish({ name, content }: ReportFileContent): RedactedReport {
    return {
      name,
      content: this.#options.redact(typeof content === 'string' ? Buffer.from(content) : content, name),
    };
  }

  writtenFiles(): readonly SealedFile[] {
    return this.#kept.in(this.#folder?.dir ?? null);
  }

  close(): void {
    this.#rescueEvents();
    this.#events?.close();
    this.#events = null;
    this.#release();
  }

  /** Writes a file during the run. */
  #put(file: ReportFileContent): boolean {
    const finished = this.#finish(file);
    if (!this.#store(finished)) return false;
    this.#kept.add(file.name, finished.content);
    return true;
  }

  #store({ name, content: bytes }: RedactedReport): boolean {
    for (const last of [false, true]) {
      if (this.#folder === null) return false;
      try {
        this.#mustBeOurs(this.#folder);
        for (const below of [QUARANTINE, OUTPUTS] as const) {
          if (name.startsWith(`${below}/`)) openFolderBelow(this.#folder.dir, below);
        }
        writeAtomically(this.#folder.dir, name, bytes);
        return true;
      } catch (error) {
        const problem = `${name} cannot be written to ${this.#folder.dir} (${messageOf(error)})`;
        if (last) this.#tell(`${problem}: it is lost`);
        else this.#fallBack(problem);
      }
    }
    return false;
  }

  #mustBeOurs(folder: OutputFolder): void {
    if (!isStillThere(folder)) throw new Error('the folder was removed or replaced during the run');
  }

  /** Switches to a new folder, with the events so far. This happens once: after a second problem nothing is written. */
  #fallBack(problem: string): void {
    const before = this.#events;
    this.#tell(problem);
    if (this.#fellBack) return;
    this.#fellBack = true;
    this.#kept.clear();
    try {
      this.#folder = openFallbackFolder(this.#options.fallbackBase);
      this.#tell(
        `${this.#options.enabled ? 'reports are' : 'undone work is'} written to ${this.#folder.dir} instead`,
      );
      if (!this.#options.enabled) return;
      this.#events = new EventLog(this.#folder.dir);
      const lines = before?.content().toString().split('\n').slice(0, -1) ?? [];
      for (const line of lines) this.#events.append(line);
      before?.close();
    } catch (error) {
      this.#folder = null;
      this.#tell(
        `${this.#options.fallbackBase} cannot be written either (${messageOf(error)}): no reports are kept`,
      );
    }
  }

  /** Ensures at the end that events.jsonl is complete and at its path, whatever happened to the file. */
  #rescueEvents(): void {
    const { events, folder } = { events: this.#events, folder: this.#folder };
    if (events === null || folder === null) return;
    try {
      this.#mustBeOurs(folder);
      events.flush();
      if (events.isStillThere()) return;
      writeAtomically(folder.dir, 'events.jsonl', events.content());
      this.#tell('events.jsonl was removed or replaced during the run; it was written again');
    } catch (error) {
      this.#fallBack(`events.jsonl cannot be written to ${folder.dir} (${messageOf(error)})`);
    }
  }

  #tell(text: string): void {
    if (this.#told.has(text)) return;
    this.#told.add(text);
    this.#options.notice(text);
  }
}
