import { namesOurTrailer } from '../../core/git/trailers.ts';
import { isGitPath } from '../../core/path/git-folder.ts';
import { hasControl } from '../../core/text/control-characters.ts';
import { globProblem } from './globs.ts';
/**
 * Returns the rule of git-check-ref-format(1) that a branch name breaks, or null. Checked here so that the problem
 * shows before the model is paid.
 */
export function branchProblem(name: string): string | null {
  if (name === '') return null;
  const rule = brokenBranchRule(name);
  return rule === null ? null : `${JSON.stringify(name)} is not a valid branch name: ${rule}`;
}

function brokenBranchRule(name: string): string | null {
  if (name.startsWith('refs/')) return 'write it without refs/heads/';
  if (name.startsWith('-')) return 'it may not begin with -';
  if (name === 'HEAD' || name === '@') return 'git reserves this name';
  if (hasControl(name) || /[ ~^:?*[\\]/.test(name)) return 'it may not contain white space or ~ ^ : ? * [ \\';
  if (name.includes('..') || name.includes('@{')) return 'it may not contain ".." or "@{"';
  if (name.endsWith('.')) return 'it may not end in a dot';
  for (const part of name.split('/')) {
    if (part === '') return 'it may not begin or end with / or contain //';
    if (part.startsWith('.') || part.endsWith('.lock')) return 'no part may begin with a dot or end in .lock';
  }
  return null;
}

/** Accepts a name or address that git can write between `<` and `>` on one line. */
export function authorProblem(text: string): string | null {
  if (text.trim() === '') return 'may not be empty';
  return /[<>\r\n]/.test(text) ? `${JSON.stringify(text)} may not contain < or > or a line break` : null;
}

/** Refuses our own trailers in the configured message, which would make the commit look like another run's. */
export function messageProblem(message: string): string | null {
  if (!namesOurTrailer(message)) return null;
  return 'no line may begin with Forge-Run:, Forge-Audit: or Forge-Branch:, because the run adds these trailers itself: remove the line';
}

/** Accepts a possible reviewer: a login, or a team of an organization. */
export function reviewerProblem(name: string): string | null {
  if (name.startsWith('@')) return `${JSON.stringify(name)} is a mention: write it without @`;
  return /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\]|\/[A-Za-z0-9][\w.-]*)?$/.test(name)
    ? null
    : `${JSON.stringify(name)} is not a valid reviewer: write a login, or a team as organization/team`;
}

/** Accepts a folder inside the repository; '' is the root. */
export function folderProblem(path: string): string | null {
  if (path.startsWith('/')) return `${JSON.stringify(path)} must be relative to the repository root`;
  return path.split('/').includes('..')
    ? `${JSON.stringify(path)} may not leave the repository with ".."`
    : null;
}

/** Accepts the reports folder. It is never counted or committed, so it may not be the repository itself. */
export function outputFolderProblem(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0)
    return `${JSON.stringify(path)} is the repository itself: use a separate folder, e.g. .forge/artifacts`;
  if (parts.includes('..')) return `${JSON.stringify(path)} may not contain "..": write the full path`;
  if (isGitPath(path)) {
    return `${JSON.stringify(path)} is in a git directory: name another folder`;
  }
  return null;
}

/** Maximum bytes of a name. File systems allow 255, and the file's draft has a longer name. */
const LONGEST_NAME = 200;

/** Accepts a file in the repository for a copy of the report. */
export function reportPathProblem(path: string): string | null {
  const shown = JSON.stringify(path.length > 60 ? `${path.slice(0, 60)}…` : path);
  if (path.trim() === '') return 'may not be empty: name a file, e.g. docs/controlled_edit_report.md';
  if (hasControl(path)) return `${shown} contains a control character: remove it`;
  const folder = folderProblem(path) ?? outputFolderProblem(path);
  if (folder !== null) return folder;
  if (path.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME))
    return `${shown} contains a name of more than ${LONGEST_NAME} bytes: shorten it`;
  return path.endsWith('/') ? `${shown} is a folder: name the file` : null;
}

/** Accepts an entry of `undeletable_files`: a name, matched at any depth (seed S-010). */
export function fileNameProblem(name: string): string | null {
  return name.replace(/\/$/, '').includes('/')
    ? `${JSON.stringify(name)} is a path: write only the name, which is matched at any depth`
    : globProblem(name);
}

export function variableNameProblem(name: string): string | null {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
    ? null
    : `${JSON.stringify(name)} is not a valid variable name: use letters, digits and _, and do not begin with a digit`;
}

/** Accepts a file inside the repository. */
export function repositoryFileProblem(path: string): string | null {
  const parts = path.split('/');
  const isPlain = path !== '' && parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || path.includes('\0')) {
    return `${JSON.stringify(path)} is not a file of the repository: write its path from the root, without "." or ".."`;
  }
  return isGitPath(path) ? `${JSON.stringify(path)} is in a git directory: name another file` : null;
}
