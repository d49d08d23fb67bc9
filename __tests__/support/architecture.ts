import { dirname, join } from 'node:path';

/**
 * The order of the folders of `src/`, from the bottom up. A key is a folder; its value lists groups of what is directly
 * in it. Imports go to earlier groups only: not upward, and not sideways between members of one group. A file that is
 * named has a place of its own; '.' stands for all other files of the folder.
 */
export const ORDER: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '': [
    ['core', 'version.ts'],
    ['settings'],
    [
      'agent',
      'tools',
      'constraints',
      'gates',
      'changes',
      'trigger',
      'delivery',
      'audit',
      'report',
      'init',
      'adapters',
    ],
    ['run'],
    ['entry'],
    ['index.ts'],
  ],
  core: [['.'], ['text'], ['forge', 'path'], ['git', 'model'], ['run'], ['ports.ts'], ['tools']],
  settings: [['options'], ['values'], ['schema'], ['checks'], ['sources'], ['request'], ['.']],
  agent: [['admission.ts', 'assignment.ts'], ['forecast.ts'], ['conversation.ts'], ['compaction'], ['.']],
  trigger: [
    ['decision.ts'],
    ['command.ts'],
    ['flags.ts'],
    ['payload.ts'],
    ['people.ts'],
    ['untrusted'],
    ['repositories.ts', 'own-commit.ts', 'rules.ts'],
    ['events'],
    ['.'],
  ],
  run: [
    ['record'],
    ['context'],
    ['sandbox'],
    ['judging'],
    ['calls'],
    ['gates'],
    ['controlled-edit'],
    ['preflight'],
    ['budget'],
    ['compose-agent.ts'],
    ['compose-run.ts'],
    ['delivery'],
    ['finish'],
    ['context-window.ts'],
    ['work.ts'],
    ['run.ts'],
    ['publish', 'doctor'],
  ],
  entry: [['.'], ['events'], ['action', 'cli', 'publish']],
  gates: [['protection'], ['.']],
  init: [['remote-address.ts'], ['project'], ['ecosystems'], ['.']],
  adapters: [
    ['.', 'files', 'http', 'log'],
    ['models', 'git'],
    ['workspace', 'secrets', 'output', 'sandbox', 'github'],
    ['host', 'artifact', 'custom'],
  ],
  'adapters/git': [
    ['program'],
    ['worktree'],
    ['objects'],
    ['credentials'],
    ['guard'],
    ['start'],
    ['ignored', 'hazards'],
    ['measure', 'checkout', 'commit'],
    ['remote'],
    ['.'],
  ],
  'adapters/sandbox': [
    ['mounts', 'syscalls'],
    ['network', 'processes', 'root'],
    ['view'],
    ['launch'],
    ['.'],
    ['trial'],
  ],
  'adapters/models': [['providers'], ['attempt', 'catalog'], ['conversation'], ['.']],
  'adapters/github': [['api'], ['repository'], ['commits', 'rights'], ['.']],
  'adapters/workspace': [['paths'], ['files'], ['search'], ['.']],
  'adapters/secrets': [['scan'], ['.']],
  constraints: [
    ['patterns', 'shell'],
    ['definition', 'access'],
    ['limits', 'rates', 'commit', 'calls', 'tree', 'repetition'],
    ['paths'],
    ['.'],
  ],
  'gates/protection': [['languages'], ['changes'], ['commands'], ['configuration', 'tests'], ['.']],
  tools: [['edit'], ['.']],
  'tools/edit': [['text'], ['omission', 'match', 'adapt'], ['refusal'], ['.']],
  'report/html': [['html-text.ts'], ['markdown'], ['.']],
  report: [['alerts'], ['record'], ['files'], ['comment', 'html'], ['.']],
};

/** Node modules that only compute: every layer above core may use them. */
const PURE_BUILTINS = new Set(['node:crypto', 'node:util', 'node:path', 'node:buffer']);
const EFFECTS = /^(adapters|entry)\/|^index\.ts$|^settings\/sources\/file\.ts$/;

/** One import: a file relative to `src/`, and what it imports as written. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every static, type-only and dynamic import and re-export of a file, as written. */
export function importsOf(text: string): readonly string[] {
  const pattern = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => match[2] ?? '');
}

/** The group of a file or folder in the order of its folder; -1 without one. */
export function rankIn(folder: string, name: string): number {
  const order = ORDER[folder] ?? [];
  const own = order.findIndex((group) => group.includes(name));
  return own === -1 && name.endsWith('.ts') ? order.findIndex((group) => group.includes('.')) : own;
}

/** The rule that an import breaks, with the import; null if it breaks none. */
export function objection({ from, to }: Import): string | null {
  if (!to.startsWith('.')) return outside(from, to);
  // Any other ending is text of a generated project, for sources import with `.ts` only.
  if (!to.endsWith('.ts')) return null;
  const target = join(dirname(from), to);
  const here = from.split('/');
  const there = target.split('/');
  const at = here.findIndex((part, index) => part !== there[index]);
  const folder = here.slice(0, at).join('/');
  const [mine = '', theirs = ''] = [here[at], there[at]];
  // Files of one folder without sub-folders, or files that share one place: only a cycle is wrong between them.
  if (ORDER[folder] === undefined) return null;
  const [low, high] = [rankIn(folder, theirs), rankIn(folder, mine)];
  const share = mine.endsWith('.ts') && theirs.endsWith('.ts') && low === high;
  if (low === -1 || high === -1)
    return `src/${folder}: ${low === -1 ? theirs : mine} has no place in its order`;
  if (share || low < high) return null;
  const order = `the order of src/${folder} is ${(ORDER[folder] ?? []).map((group) => group.join(', ')).join(' < ')}`;
  return `${from} imports ${low > high ? 'upward' : 'sideways'}: ${target}; ${order}`;
}

function outside(from: string, to: string): string | null {
  if (from.startsWith('core/')) return `core/ imports nothing outside core/, yet ${from} imports ${to}`;
  const isEffect = to.startsWith('node:')
    ? !PURE_BUILTINS.has(to)
    : /^(@actions|@octokit|@ai-sdk)\//.test(to);
  if (!isEffect || EFFECTS.test(from)) return null;
  return `${from} imports ${to}: only adapters and entry points touch disk, processes and network`;
}
