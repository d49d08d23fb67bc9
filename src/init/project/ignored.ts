import type { Project } from '../../core/project.ts';

/** Reports whether a line of the top .gitignore names the folder or file, directly or by `*`. */
export function isIgnored({ texts }: Project, name: string): boolean {
  const lines = (texts.get('.gitignore') ?? '').split('\n');
  return lines.some((line) => matches(line, name));
}

/** Names the entries that a step leaves in the workspace and git would count as changes. */
export function unignored(project: Project, step: string, names: readonly string[]): readonly string[] {
  const missing = names.filter((name) => !isIgnored(project, name));
  if (missing.length === 0) return [];
  return [
    `${step} creates ${missing.join(' and ')}, which .gitignore does not list: add ${missing.length === 1 ? 'it' : 'them'}, or each run ends with exit 6 because the workspace is not clean.`,
  ];
}

function matches(line: string, name: string): boolean {
  const glob = line
    .trim()
    .replace(/^(?:\*\*\/|\/)/, '')
    .replace(/(?:\/\*{0,2})$/, '');
  if (glob === '' || glob.startsWith('#') || glob.startsWith('!') || glob.length > 100) return false;
  const pieces = glob.split(/\*+/).map((piece) => piece.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  // A line with many stars cannot be meant for these names, so only a few are allowed.
  return pieces.length <= 3 && new RegExp(`^${pieces.join('.*')}$`).test(name);
}
