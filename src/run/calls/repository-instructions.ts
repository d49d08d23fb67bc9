import { posix } from 'node:path';
import type { CommitFiles } from '../../core/git/tracked-file.ts';
import type { WorkspacePath } from '../../core/path/path.ts';
import type { Workspace } from '../../core/ports.ts';
import { isRefusal } from '../../core/run/refusal.ts';
import { cutText, grouped } from '../../core/text/figures.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { printable } from '../../core/text/printable.ts';

/** The file in which a repository tells agents how to work in it. Source: agents.md, decision D28. */
const NAME = 'AGENTS.md';
/** Maximum number of characters shown per file: about 4,000 tokens, which every turn pays for. */
const MOST_SHOWN = 16 * 1024;
/** Maximum size in bytes of a file that is read. */
const MOST_READ = 1024 * 1024;

export interface RepositoryInstructionsParts {
  readonly files: CommitFiles;
  /** The commit that the files are read from: the one that configuration is trusted in. */
  readonly commit: string;
  /** True if that commit is checked out. Then the disk shows which files are missing, without starting git. */
  readonly isOnDisk: boolean;
  readonly workspace: Pick<Workspace, 'root' | 'base' | 'resolve'>;
  readonly mayRead: (path: WorkspacePath) => boolean;
  /** Shows the user a one-line notice about a file that cannot be read or is cut. */
  readonly notice: (text: string) => void;
}

/** Provides the repository's instructions: in the prompt down to the working folder, for other folders on first use. */
export class RepositoryInstructions {
  readonly #parts: RepositoryInstructionsParts;
  /** Folders whose instructions were shown, or that have none, with the ID of the call that showed them. */
  readonly #shownBy = new Map<string, string>();
  /** Files that the user knows are cut. A compaction shows them to the model again, but not the notice. */
  readonly #cut = new Set<string>();

  constructor(parts: RepositoryInstructionsParts) {
    this.#parts = parts;
  }

  /** Returns the instructions for the prompt, from the root to the working folder; null if there are none. */
  async forPrompt(): Promise<string | null> {
    const { base } = this.#parts.workspace;
    const folders = ['', ...foldersAbove(base), ...(base === '' ? [] : [base])];
    const found = await this.#read(folders);
    for (const folder of folders) this.#shownBy.set(folder, '');
    return found.length === 0 ? null : found.map(({ text }) => text).join('\n\n');
  }

  /**
   * Returns the text to add to the result of a call that read or changed a file; '' if there is none. The text contains
   * the instructions of the file's parent folders that the model has not seen. Each is shown once.
   */
  async onTouching(path: string, callId: string): Promise<string> {
    const fresh = foldersAbove(path).filter((folder) => !this.#shownBy.has(folder));
    if (fresh.length === 0) return '';
    for (const folder of fresh) this.#shownBy.set(folder, callId);
    const found = await this.#read(fresh);
    const news = found.filter(({ file }) => file !== path);
    return news
      .map(({ file, text }) => `\n\n[${file}, the repository's instructions for this folder:]\n${text}`)
      .join('');
  }

  /** Forgets what these calls showed, because the model can no longer see it. It is shown again. */
  forget(callIds: Iterable<string>): void {
    const gone = new Set(callIds);
    for (const [folder, callId] of this.#shownBy)
      if (callId !== '' && gone.has(callId)) this.#shownBy.delete(folder);
  }

  async #read(
    folders: readonly string[],
  ): Promise<readonly { readonly file: string; readonly text: string }[]> {
    const { files, commit, mayRead, notice } = this.#parts;
    const names = folders
      .map((folder) => posix.join(folder, NAME))
      .filter((name) => mayRead(name as WorkspacePath));
    const present: string[] = [];
    for (const name of names) if (await this.#mayExist(name)) present.push(name);
    if (present.length === 0) return [];
    try {
      const found = await files.filesAt(commit, present, MOST_READ);
      return present.flatMap((file) => {
        const content = found.get(file);
        if (typeof content === 'string') notice(`Ignoring ${file} because it ${content}`);
        if (content === undefined || typeof content === 'string') return [];
        return [{ file, text: this.#shown(file, content.bytes) }];
      });
    } catch (error) {
      const why = messageOf(error);
      notice(`cannot read ${present.join(', ')} at commit ${commit} (${why}): the agent works without`);
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

  async #mayExist(name: string): Promise<boolean> {
    const { isOnDisk, workspace } = this.#parts;
    if (!isOnDisk) return true;
    const found = await workspace.resolve(posix.join(workspace.root, name), 'read');
    return !isRefusal(found) && found.kind === 'file';
  }
}

/** Returns `a` and `a/b` for `a/b/c`, the outermost first, without the root. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

function cutNotice(file: string, length: number): string {
  return `${file} has ${grouped(length)} characters, and the model sees only the first ${grouped(MOST_SHOWN)}: shorten it, or move what concerns one folder into that folder's ${NAME}`;
}
