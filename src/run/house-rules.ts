import { posix } from 'node:path';
import { cutText, grouped } from '../core/figures.ts';
import { messageOf } from '../core/message-of.ts';
import type { WorkspacePath } from '../core/path.ts';
import type { Workspace } from '../core/ports.ts';
import { printable } from '../core/printable.ts';
import { isRefusal } from '../core/refusal.ts';
import type { CommitFiles } from '../core/tracked-file.ts';

/** The file in which a repository tells agents how to work in it. Source: agents.md, DECISIONS D28. */
const NAME = 'AGENTS.md';
/** Characters of one that are shown: some 4,000 tokens, which every turn pays for. */
const MOST_SHOWN = 16 * 1024;
/** Bytes of one that are read at all. */
const MOST_READ = 1024 * 1024;

export interface HouseRulesParts {
  readonly files: CommitFiles;
  /** Where they are read from: the commit that the run's configuration is trusted in. */
  readonly commit: string;
  /** Whether that is the commit on disk: then a look at the disk tells where there is none, without a process. */
  readonly isOnDisk: boolean;
  readonly workspace: Pick<Workspace, 'root' | 'base' | 'resolve'>;
  readonly mayRead: (path: WorkspacePath) => boolean;
  /** Told what could not be read or is not shown whole, in one line for the user. */
  readonly notice: (text: string) => void;
}

/** The repository's own instructions: those above the place of work are in the prompt, the others come with their folder. */
export class HouseRules {
  readonly #parts: HouseRulesParts;
  /** Folders whose instructions were told, or that have none, with the call that told of them. */
  readonly #told = new Map<string, string>();
  /** Files whose cut the user has been told of: after a compaction they are told to the model once more. */
  readonly #cut = new Set<string>();

  constructor(parts: HouseRulesParts) {
    this.#parts = parts;
  }

  /** For the prompt: the root's, and those of the folders from there to where the agent works; null where there are none. */
  async standing(): Promise<string | null> {
    const { base } = this.#parts.workspace;
    const folders = ['', ...foldersAbove(base), ...(base === '' ? [] : [base])];
    const found = await this.#read(folders);
    for (const folder of folders) this.#told.set(folder, '');
    return found.length === 0 ? null : found.map(({ text }) => text).join('\n\n');
  }

  /**
   * What to add to the result of a call that read or changed a file: the instructions of the folders above it that the
   * model has not been told of; empty where there are none. Each is told once.
   */
  async onTouching(path: string, callId: string): Promise<string> {
    const fresh = foldersAbove(path).filter((folder) => !this.#told.has(folder));
    if (fresh.length === 0) return '';
    for (const folder of fresh) this.#told.set(folder, callId);
    const found = await this.#read(fresh);
    const news = found.filter(({ file }) => file !== path);
    return news
      .map(({ file, text }) => `\n\n[${file}, the repository's own word on this folder:]\n${text}`)
      .join('');
  }

  /** The results of these calls are no longer before the model: what they told is told again. */
  forget(callIds: Iterable<string>): void {
    const gone = new Set(callIds);
    for (const [folder, callId] of this.#told)
      if (callId !== '' && gone.has(callId)) this.#told.delete(folder);
  }

  async #read(
    folders: readonly string[],
  ): Promise<readonly { readonly file: string; readonly text: string }[]> {
    const { files, commit, mayRead, notice } = this.#parts;
    const names = folders
      .map((folder) => posix.join(folder, NAME))
      .filter((name) => mayRead(name as WorkspacePath));
    const wanted: string[] = [];
    for (const name of names) if (await this.#mayBeThere(name)) wanted.push(name);
    if (wanted.length === 0) return [];
    try {
      const found = await files.filesAt(commit, wanted, MOST_READ);
      return wanted.flatMap((file) => {
        const content = found.get(file);
        if (typeof content === 'string') notice(`${file} is not gone by: it ${content}`);
        if (content === undefined || typeof content === 'string') return [];
        return [{ file, text: this.#shown(file, content.bytes) }];
      });
    } catch (error) {
      const why = messageOf(error);
      notice(`${wanted.join(', ')} cannot be read at commit ${commit} (${why}): the agent works without`);
      return [];
    }
  }

  #shown(file: string, bytes: Uint8Array): string {
    const { text } = printable(new TextDecoder().decode(bytes).trim());
    if (text.length <= MOST_SHOWN) return text;
    if (!this.#cut.has(file)) this.#parts.notice(cutNotice(file, text.length));
    this.#cut.add(file);
    return `${cutText(text, MOST_SHOWN, '')}\n[the rest is left out: read ${file}]`;
  }

  async #mayBeThere(name: string): Promise<boolean> {
    const { isOnDisk, workspace } = this.#parts;
    if (!isOnDisk) return true;
    const found = await workspace.resolve(posix.join(workspace.root, name), 'read');
    return !isRefusal(found) && found.kind === 'file';
  }
}

/** `a/b` and `a` for `a/b/c`, the outermost first; not the root. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function cutNotice(file: string, length: number): string {
  return `${file} has ${grouped(length)} characters, and the model is told only the first ${grouped(MOST_SHOWN)}: shorten it, or move what concerns one folder into that folder's ${NAME}`;
}
