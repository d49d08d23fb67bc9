import { realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { SettingInWorkspace } from '../../../core/git/repository.ts';
import { isWithin, isWithinAny } from '../../../core/path/is-within.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import type { GitSetting, UserRepository } from '../program/user-repository.ts';

/** The kind of a value: a path, a command, a command only after `!`, or a command unless it is a boolean. */
type ValueKind = 'path' | 'command' | 'alias' | 'command or boolean';

/** Keys whose values make git read a file or run a program. Source: git-config(1). */
const KEYS: readonly (readonly [RegExp, ValueKind])[] = [
  [/^include\.path$|^includeif\..*\.path$/s, 'path'],
  [/^core\.(?:hookspath|attributesfile|excludesfile)$|^init\.templatedir$/, 'path'],
  [/^gpg\.ssh\.(?:allowedsignersfile|revocationfile)$/, 'path'],
  [/^core\.fsmonitor$/, 'command or boolean'],
  [/^core\.(?:sshcommand|askpass|editor|pager|gitproxy|alternaterefscommand)$/, 'command'],
  [/^sequence\.editor$|^pager\.|^interactive\.difffilter$|^uploadpack\.packobjectshook$/, 'command'],
  [/^credential\.(?:.*\.)?helper$|^gpg\.(?:.*\.)?program$|^gpg\.ssh\.defaultkeycommand$/s, 'command'],
  [/^diff\.external$|^diff\..*\.(?:command|textconv)$|^merge\..*\.driver$/s, 'command'],
  [/^filter\..*\.(?:clean|smudge|process)$|^remote\..*\.(?:uploadpack|receivepack)$/s, 'command'],
  [/^(?:difftool|mergetool|browser|man|trailer)\..*\.(?:cmd|command|path)$/s, 'command'],
  [/^alias\.|^submodule\..*\.update$/s, 'alias'],
];

/**
 * Returns settings that make git read a file of the workspace or run a program there, outside the git directory.
 * Whoever can write the workspace controls what such a git does. We never run git with any of these settings.
 */
export function settingsInWorkspace(repo: UserRepository): readonly SettingInWorkspace[] {
  const found = repo.settings.flatMap((setting) => {
    const kind = KEYS.find(([pattern]) => pattern.test(setting.key))?.[1];
    const named = kind === undefined ? [] : pathsNamed(repo, setting, kind);
    const path = named.map((each) => pathInside(repo, each)).find((each) => each !== null);
    return path === undefined ? [] : [{ key: setting.key, path }];
  });
  return found.filter(
    ({ key, path }, at) => found.findIndex((each) => each.key === key && each.path === path) === at,
  );
}

/** Returns absolute paths that a value names. */
function pathsNamed({ root }: UserRepository, { key, value, file }: GitSetting, kind: ValueKind): string[] {
  // A relative include starts at the file that includes, other paths at the root.
  if (kind === 'path')
    return [resolve(/^include/.test(key) ? dirname(resolve(root, file)) : root, home(value))];
  if (kind === 'alias' && !value.startsWith('!')) return [];
  if (kind === 'command or boolean' && /^(?:true|false|yes|no|on|off|\d+|)$/i.test(value)) return [];
  const words = value.split(/[\s;&|()"'`!<>]+/).filter((word) => word !== '');
  return words.flatMap((word, at) => {
    const path = resolve(root, home(word));
    const isPath = /^\.{0,2}\//.test(word) || (at === 0 && word.includes('/'));
    return isPath || lstatOrUndefined(path)?.isFile() === true ? [path] : [];
  });
}

function home(path: string): string {
  return path.startsWith('~/') ? `${process.env.HOME ?? '~'}${path.slice(1)}` : path;
}

/** Returns the path relative to the root, also if only its target is in the workspace; null if it is elsewhere. */
function pathInside({ root, gitDir, commonDir }: UserRepository, path: string): string | null {
  const inside = [path, realPath(path)].find((each) => isWithin(each, root));
  if (inside === undefined || inside === root || isWithinAny(inside, [gitDir, commonDir])) return null;
  return relative(root, inside);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
