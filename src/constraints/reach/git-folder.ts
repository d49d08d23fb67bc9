import { posix } from 'node:path';
import { configured } from '../shell/git-words.ts';
import { isUnread } from '../shell/reading.ts';
import type { ReachFacts } from './facts.ts';
import { onlyReads } from './git-reads.ts';
import { isWrite, type Use } from './uses.ts';

/** Commands of git that change its own folder; after some of them only with these words. */
const GIT_CHANGES =
  /^(?:add|am|apply\b.*--(?:cached|index)\b.*|bisect|branch|checkout|cherry-pick|commit|commit-tree|fast-import|filter-branch|gc|hash-object\b.*-w\b.*|maintenance|merge|mv|notes|pack-refs|prune|read-tree|rebase|reflog (?:expire|delete)\b.*|remote (?:add|remove|rm|rename|set-url)\b.*|repack|replace|reset|restore\b.*--staged\b.*|revert|rm|sparse-checkout|stash|submodule (?:absorbgitdirs|add|deinit|init|set-branch|set-url|sync|update)\b.*|switch|symbolic-ref \S+ \S+|tag|unpack-objects|update-index|update-ref|worktree (?:add|move|remove)\b.*|write-tree)$/s;

const CHANGES_FILES =
  /^(?:chgrp|chmod|chown|cp|dd|install|ln|mkdir|mv|patch|rm|rmdir|rsync|sed|shred|tee|touch|truncate|unlink)$/;
/** Of these, all but the last word are only read. */
const COPIES = /^(?:cp|install|rsync)$/;
const DELETING_FIND = /^-(?:delete|exec|execdir|ok|okdir|fprint\w*|fls)$/;
const GIT_PATH = /(?:^|[/=])\.git(?:\/|$)/;

/** A path into `.git` in the code of another language, and a word of it that writes. */
const CODE_PATH = /(?:^|[/'"`>\s])\.git(?:[/'"`]|$)/m;
const CODE_WRITES =
  /(?:write|unlink|rename|append|remove|rmtree|rmdir|mkdir|truncate|chmod|symlink|copy|delete|\brm)\w*\s*\(|['"`][rb]?[wax][b+]*['"`]|['"`]\s*\+?>/i;

/** Whether the command would change `.git`, as far as its words say. */
export function changesGit(use: Use, facts: ReachFacts): boolean {
  const { program, code, command } = use;
  const { git, redirects } = command;
  if (redirects.some((each) => isWrite(each) && isGitPath(each.target.text, use, facts))) return true;
  if (git !== undefined) {
    const spelled = [git.command, ...git.args].join(' ');
    if (git.command === 'config') return configured(git.args) !== null;
    return !onlyReads(git.command, git.args) && (GIT_CHANGES.test(git.command) || GIT_CHANGES.test(spelled));
  }
  if (CODE_PATH.test(code) && CODE_WRITES.test(code)) return true;
  return changedWords(use, program).some((word) => isGitPath(word, use, facts));
}

/** The words of the command that name what it changes. */
function changedWords({ used, args }: Use, program: string): readonly string[] {
  if (program === 'find') return args.some((arg) => DELETING_FIND.test(arg)) ? used : [];
  if (!CHANGES_FILES.test(program)) return [];
  if (program === 'sed') return args.some((arg) => /^-\w*i|^--in-place/.test(arg)) ? used : [];
  if (!COPIES.test(program)) return used;
  const target = args.findIndex((arg) => /^(?:-t|--target-directory)$/.test(arg));
  return target === -1 ? used.slice(-1) : args.slice(target + 1, target + 2);
}

function isGitPath(word: string, { command: { cwd } }: Use, { root }: ReachFacts): boolean {
  if (isUnread(word)) return false;
  if (GIT_PATH.test(word)) return true;
  if (isUnread(cwd) || word.startsWith('-')) return false;
  return GIT_PATH.test(posix.relative(root, posix.resolve(cwd, word)));
}
