import { posix } from 'node:path';
import { isGitPath } from '../../core/path/git-folder.ts';
import { configured } from '../shell/git-words.ts';
import { isUnread } from '../shell/shell-reading.ts';
import type { AccessContext } from './access-context.ts';
import { type CommandUse, isWrite } from './command-use.ts';
import { onlyReads } from './git-read-forms.ts';

/** Git commands that change `.git`. Some change it only with the words given here. */
const GIT_CHANGES =
  /^(?:add|am|apply\b.*--(?:cached|index)\b.*|bisect|branch|checkout|cherry-pick|commit|commit-tree|fast-import|filter-branch|gc|hash-object\b.*-w\b.*|maintenance|merge|mv|notes|pack-refs|prune|read-tree|rebase|reflog (?:expire|delete)\b.*|remote (?:add|remove|rm|rename|set-url)\b.*|repack|replace|reset|restore\b.*--staged\b.*|revert|rm|sparse-checkout|stash|submodule (?:absorbgitdirs|add|deinit|init|set-branch|set-url|sync|update)\b.*|switch|symbolic-ref \S+ \S+|tag|unpack-objects|update-index|update-ref|worktree (?:add|move|remove)\b.*|write-tree)$/s;

const CHANGES_FILES =
  /^(?:chgrp|chmod|chown|cp|dd|install|ln|mkdir|mv|patch|rm|rmdir|rsync|sed|shred|tee|touch|truncate|unlink)$/;
/** Programs that change only their last operand and read the others. */
const COPIES = /^(?:cp|install|rsync)$/;
const DELETING_FIND = /^-(?:delete|exec|execdir|ok|okdir|fprint\w*|fls)$/;

/** A path into `.git` in code of another language. */
const CODE_PATH = /(?:^|[/'"`>\s])\.git(?:[/'"`]|$)/im;
const CODE_WRITES =
  /(?:write|unlink|rename|append|remove|rmtree|rmdir|mkdir|truncate|chmod|symlink|copy|delete|\brm)\w*\s*\(|['"`][rb]?[wax][b+]*['"`]|['"`]\s*\+?>/i;

/** Returns true if the command's words show that it would change `.git`. */
export function changesGit(use: CommandUse, facts: AccessContext): boolean {
  const { program, code, command } = use;
  const { git, redirects } = command;
  if (redirects.some((each) => isWrite(each) && namesGitFolder(each.target.text, use, facts))) return true;
  if (git !== undefined) {
    const spelled = [git.command, ...git.args].join(' ');
    if (git.command === 'config') return configured(git.args) !== null;
    return !onlyReads(git.command, git.args) && (GIT_CHANGES.test(git.command) || GIT_CHANGES.test(spelled));
  }
  if (CODE_PATH.test(code) && CODE_WRITES.test(code)) return true;
  return changedWords(use, program).some((word) => namesGitFolder(word, use, facts));
}

/** Returns the words that name what the command changes. */
function changedWords({ used, args }: CommandUse, program: string): readonly string[] {
  if (program === 'find') return args.some((arg) => DELETING_FIND.test(arg)) ? used : [];
  if (!CHANGES_FILES.test(program)) return [];
  if (program === 'sed') return args.some((arg) => /^-\w*i|^--in-place/.test(arg)) ? used : [];
  if (!COPIES.test(program)) return used;
  const target = args.findIndex((arg) => /^(?:-t|--target-directory)$/.test(arg));
  return target === -1 ? used.slice(-1) : args.slice(target + 1, target + 2);
}

function namesGitFolder(word: string, { command: { cwd } }: CommandUse, { root }: AccessContext): boolean {
  if (isUnread(word)) return false;
  if (isGitPath(word.replaceAll('=', '/'))) return true;
  if (isUnread(cwd) || word.startsWith('-')) return false;
  return isGitPath(posix.relative(root, posix.resolve(cwd, word)));
}
