import { globProblem } from './globs.ts';
/**
 * Why git would not take this as a branch's name, with the rule; null where it would. The rules are those of
 * git-check-ref-format(1), so that a run does not learn of them after the model was paid.
 */
export function branchProblem(name: string): string | null {
  if (name === '') return null;
  const rule = brokenBranchRule(name);
  return rule === null ? null : `${JSON.stringify(name)} is no branch name: ${rule}`;
}

function brokenBranchRule(name: string): string | null {
  if (name.startsWith('refs/')) return 'write it without refs/heads/';
  if (name.startsWith('-')) return 'it may not begin with -';
  if (name === 'HEAD' || name === '@') return 'git keeps this name to itself';
  if (/[\u0000-\u0020\u007f~^:?*[\\]/.test(name)) return 'no white space, and none of ~ ^ : ? * [ \\';
  if (name.includes('..') || name.includes('@{')) return 'it may not hold ".." or "@{"';
  if (name.endsWith('.')) return 'it may not end in a dot';
  for (const part of name.split('/')) {
    if (part === '') return 'it may not begin or end with /, nor hold //';
    if (part.startsWith('.') || part.endsWith('.lock')) return 'no part may begin with a dot or end in .lock';
  }
  return null;
}

/** A name or address that git can put between `<` and `>` on one line. */
export function authorProblem(text: string): string | null {
  if (text.trim() === '') return 'may not be empty';
  return /[<>\r\n]/.test(text) ? `${JSON.stringify(text)} may not hold < or > or a line break` : null;
}

/** Somebody who can be asked to review: a login, or a team of an organisation's. */
export function reviewerProblem(name: string): string | null {
  if (name.startsWith('@')) return `${JSON.stringify(name)} is a mention: write it without @`;
  return /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\]|\/[A-Za-z0-9][\w.-]*)?$/.test(name)
    ? null
    : `${JSON.stringify(name)} is nobody's name: write a login, or a team as organisation/team`;
}

/** A folder inside the repository, as settings name it; '' is the root. */
export function folderProblem(path: string): string | null {
  if (path.startsWith('/')) return `${JSON.stringify(path)} must be relative to the repository root`;
  return path.split('/').includes('..')
    ? `${JSON.stringify(path)} may not leave the repository by ".."`
    : null;
}

/** The folder the reports go to. It is never counted or committed, so it may not swallow the repository. */
export function outputFolderProblem(path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  if (parts.length === 0)
    return `${JSON.stringify(path)} is no folder of its own: name one, e.g. .forge/artifacts`;
  if (parts.includes('..')) return `${JSON.stringify(path)} may not hold "..": write the path in full`;
  if (parts.some((part) => part.toLowerCase() === '.git')) {
    return `${JSON.stringify(path)} lies in a git directory: name another folder`;
  }
  return null;
}

/** Bytes of a name; file systems take 255, and the draft of a file has a longer name than the file. */
const LONGEST_NAME = 200;

/** A file in the repository that the harness writes beside the run's own reports. */
export function reportPathProblem(path: string): string | null {
  const shown = JSON.stringify(path.length > 60 ? `${path.slice(0, 60)}…` : path);
  if (path.trim() === '') return 'may not be empty: name a file, e.g. docs/controlled_edit_report.md';
  if (/[\u0000-\u001f\u007f]/.test(path)) return `${shown} holds a control character: remove it`;
  const folder = folderProblem(path) ?? outputFolderProblem(path);
  if (folder !== null) return folder;
  if (path.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME))
    return `${shown} holds a name of more than ${LONGEST_NAME} bytes: shorten it`;
  return path.endsWith('/') ? `${shown} is a folder: name the file` : null;
}

/** What `undeletable_files` holds: names, matched at any depth (seed S-010). */
export function fileNameProblem(name: string): string | null {
  return name.replace(/\/$/, '').includes('/')
    ? `${JSON.stringify(name)} is a path: write the name alone, it is matched at any depth`
    : globProblem(name);
}

export function variableNameProblem(name: string): string | null {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)
    ? null
    : `${JSON.stringify(name)} is no variable name: letters, digits and _, not beginning with a digit`;
}

/** A file inside the repository, as settings name it. */
export function repositoryFileProblem(path: string): string | null {
  const parts = path.split('/');
  const isPlain = path !== '' && parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isPlain || path.includes('\0')) {
    return `${JSON.stringify(path)} is no file of the repository: write its path from the root, without "." or ".."`;
  }
  return parts.some((part) => part.toLowerCase() === '.git')
    ? `${JSON.stringify(path)} lies in a git directory: name another file`
    : null;
}
