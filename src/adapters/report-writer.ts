import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../core/message-of.ts';
import type { SealedFile } from '../core/sealed-file.ts';
import { setAsideEarlier } from './earlier-records.ts';
import { EventLog } from './event-log.ts';
import { takeLock } from './lock-file.ts';
import {
  FOLDER_LOCK,
  isStillThere,
  OUTPUTS,
  type OutputFolder,
  openFallbackFolder,
  openFolderBelow,
  openOutputFolder,
  placeOutputFolder,
  QUARANTINE,
} from './output-folder.ts';
import { type FinishedReport, isFinished, type ReportText, writeWhole } from './report-text.ts';
import { WrittenDigests } from './written-digests.ts';

export interface WriterOptions {
  readonly executionId: string;
  /** The workspace's root, absolute. */
  readonly root: string;
  /** `artifacts.output_dir`, relative to it or absolute. */
  readonly outputDir: string;
  /** `artifacts.enabled`: false writes no reports. Work that is taken back is kept all the same. */
  readonly enabled: boolean;
  /** Where a fresh folder is made when the right one cannot be written: RUNNER_TEMP or the system's. */
  readonly fallbackBase: string;
  /** Told once for each trouble, in one line for the user. */
  readonly notice: (text: string) => void;
  /** Takes secret values out of every byte that is written (adapters/redaction). */
  readonly redact: (bytes: Uint8Array, name: string) => Uint8Array;
}

/**
 * Puts a run's files on disk, synchronously: a signal leaves no time to wait. It never throws: a report that
 * cannot be written is a notice, never the end of a run.
 */
export interface ReportWriter {
  /** Where the reports are; null where none are written. It changes when the folder cannot be written any more. */
  readonly dir: string | null;
  /** One line of events.jsonl, without its line break. */
  appendEvent(line: string): void;
  /**
   * Keeps what was taken back. Returns its name in the folder (`quarantine/…`), or its whole path where no reports are
   * written; null where it could not be kept.
   */
  saveQuarantine(name: string, bytes: Uint8Array): string | null;
  /** Keeps all that a command printed; returns its name in the folder (`outputs/…`), or null where it was not kept. */
  saveOutput(name: string, text: string): string | null;
  /** The reports as they are to be written: bytes without a secret. */
  finished(files: readonly ReportText[]): readonly FinishedReport[];
  /** What was written besides events.jsonl and the reports, with the digest that it had then. */
  kept(): readonly SealedFile[];
  /** Each report whole or not at all; returns the names of those that are there now. Finished ones stay as they are. */
  write(files: readonly ReportText[]): readonly string[];
  close(): void;
}

/**
 * Makes the output folder ready; an earlier run's record is moved to `previous/`. Throws an Error with one line for the user where the name itself is wrong (a link,
 * outside, the workspace itself): that is a configuration error, before anything has run. Where the disk is at
 * fault, a fresh folder elsewhere takes its place.
 */
export function openReportWriter(options: WriterOptions): ReportWriter {
  const dir = placeOutputFolder(options.root, options.outputDir);
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
    // Without reports too: an old record would be taken for this run's.
    if (options.enabled || existsSync(dir)) this.#open();
  }

  #open(): void {
    const dir = this.#wanted;
    try {
      this.#folder = openOutputFolder(dir);
      const lock = takeLock(join(dir, FOLDER_LOCK), this.#options.executionId);
      if (!lock.ok) throw new Error(`another run writes there: ${lock.holder}`);
      this.#release = lock.release;
      setAsideEarlier(dir);
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
      this.#tell(`events.jsonl cannot be written (${messageOf(error)}): tried again at each event`);
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

  write(files: readonly ReportText[]): readonly string[] {
    if (!this.#options.enabled) return [];
    this.#rescueEvents();
    return files
      .filter((file) => this.#store(isFinished(file) ? file : this.#finish(file)))
      .map(({ name }) => name);
  }

  finished(files: readonly ReportText[]): readonly FinishedReport[] {
    return files.map((file) => this.#finish(file));
  }

  #finish({ name, content }: ReportText): FinishedReport {
    return {
      name,
      content: this.#options.redact(typeof content === 'string' ? Buffer.from(content) : content, name),
    };
  }

  kept(): readonly SealedFile[] {
    return this.#kept.in(this.#folder?.dir ?? null);
  }

  close(): void {
    this.#rescueEvents();
    this.#events?.close();
    this.#events = null;
    this.#release();
  }

  /** For what is written while the run goes on. */
  #put(file: ReportText): boolean {
    const finished = this.#finish(file);
    if (!this.#store(finished)) return false;
    this.#kept.add(file.name, finished.content);
    return true;
  }

  #store({ name, content: bytes }: FinishedReport): boolean {
    for (const last of [false, true]) {
      if (this.#folder === null) return false;
      try {
        this.#mustBeOurs(this.#folder);
        for (const below of [QUARANTINE, OUTPUTS] as const) {
          if (name.startsWith(`${below}/`)) openFolderBelow(this.#folder.dir, below);
        }
        writeWhole(this.#folder.dir, name, bytes);
        return true;
      } catch (error) {
        const trouble = `${name} cannot be written to ${this.#folder.dir} (${messageOf(error)})`;
        if (last) this.#tell(`${trouble}: it is lost`);
        else this.#fallBack(trouble);
      }
    }
    return false;
  }

  #mustBeOurs(folder: OutputFolder): void {
    if (!isStillThere(folder)) throw new Error('the folder was removed or exchanged during the run');
  }

  /** Everything goes to a fresh folder from here on, the events so far too. Once: a second trouble ends the writing. */
  #fallBack(trouble: string): void {
    const before = this.#events;
    this.#tell(trouble);
    if (this.#fellBack) return;
    this.#fellBack = true;
    this.#kept.clear();
    try {
      this.#folder = openFallbackFolder(this.#options.fallbackBase);
      this.#tell(
        `${this.#options.enabled ? 'reports are' : 'work that is taken back is'} written to ${this.#folder.dir} instead`,
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

  /** At the end events.jsonl must be whole and under its name, whatever became of the file meanwhile. */
  #rescueEvents(): void {
    const { events, folder } = { events: this.#events, folder: this.#folder };
    if (events === null || folder === null) return;
    try {
      this.#mustBeOurs(folder);
      events.flush();
      if (events.isStillThere()) return;
      writeWhole(folder.dir, 'events.jsonl', events.content());
      this.#tell('events.jsonl was removed or exchanged during the run: it was written again');
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
