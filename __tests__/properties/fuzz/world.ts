import { execFileSync } from 'node:child_process';
import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace } from '../../../src/adapters/workspace/workspace.ts';
import type { Workspace } from '../../../src/core/ports.ts';
import { atEnd } from './ending.ts';

/** A name in the tree: `link` leads to a text, `file` holds one, `same` is a second name of another file. */
export interface Entry {
  readonly at: string;
  readonly kind: 'file' | 'link' | 'same' | 'folder' | 'pipe';
  readonly says?: string;
}

/** The folders of the agent, relative to the root, in which a run of the tests works. */
export const BASES = ['', 'src'] as const;
export const HIDDEN = '.forge/artifacts';

/** A real folder with a workspace in it, something beside it that is nobody's business, and a link to both. */
export interface World {
  readonly home: string;
  readonly root: string;
  /** The same root through a link. */
  readonly alias: string;
  readonly outside: string;
  workspace(base: string): Workspace;
  /** Every name below `home`, with what it is and holds. */
  picture(): ReadonlyMap<string, string>;
  remove(): void;
}

const STANDARD: readonly Entry[] = [
  { at: 'README.md', kind: 'file', says: '# read me\n' },
  { at: 'src/a.ts', kind: 'file', says: 'one\ntwo\nthree\n' },
  { at: 'src/deep/b.ts', kind: 'file', says: 'b\n' },
  { at: 'caf\u00e9.txt', kind: 'file', says: 'composed\n' },
  { at: 'src/nai\u0308ve.txt', kind: 'file', says: 'decomposed\n' },
  { at: 'x y/odd.', kind: 'file', says: 'odd\n' },
  { at: 'back\\slash', kind: 'file', says: 'one name\n' },
  { at: 'AGENTS.md', kind: 'file', says: 'rules\n' },
  { at: '.github/workflows/ci.yml', kind: 'file', says: 'on: push\n' },
  { at: '.git/config', kind: 'file', says: '[core]\n' },
  { at: '.git/hooks/pre-commit', kind: 'file', says: 'exit 0\n' },
  { at: 'sub/.git/config', kind: 'file', says: '[core]\n' },
  { at: `${HIDDEN}/events.jsonl`, kind: 'file', says: '{}\n' },
  { at: 'in', kind: 'link', says: 'src' },
  { at: 'src/up', kind: 'link', says: '..' },
  { at: 'dot', kind: 'link', says: '.' },
  { at: 'chain', kind: 'link', says: 'in/deep' },
  { at: 'out', kind: 'link', says: '../outside' },
  { at: 'src/deep/far', kind: 'link', says: '../../../outside/secret.txt' },
  { at: 'whole', kind: 'link', says: '{outside}' },
  { at: 'back', kind: 'link', says: '{alias}/src' },
  { at: 'git', kind: 'link', says: '.git' },
  { at: 'reports', kind: 'link', says: HIDDEN },
  { at: 'loop', kind: 'link', says: 'loop' },
  { at: 'lost', kind: 'link', says: 'no/such' },
  { at: 'twin', kind: 'same', says: 'README.md' },
  { at: 'pipe', kind: 'pipe' },
];

/** Makes the folders to a name, one by one and through no link: what is made here stays in here. */
function folderFor(root: string, at: string): string {
  const parts = at.split('/');
  const name = parts.pop() ?? '';
  let folder = root;
  for (const part of parts) {
    folder = join(folder, part);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    if (found === undefined) mkdirSync(folder);
    else if (!found.isDirectory()) throw new Error(`${folder} is no folder`);
  }
  return join(folder, name);
}

/** Nothing here follows a link in the last name either. */
function make(world: Pick<World, 'root' | 'outside' | 'alias'>, entry: Entry): void {
  const { at, kind, says = '' } = entry;
  const path = folderFor(world.root, at);
  if (kind === 'folder') mkdirSync(path);
  else if (kind === 'pipe') execFileSync('mkfifo', [path]);
  else if (kind === 'file') writeFileSync(path, says, { flag: 'wx' });
  else if (kind === 'same') linkSync(join(world.root, says), path);
  else symlinkSync(spelledIn(world, says), path);
}

/** Puts this world's folders into a text that was made without knowing them. */
export function spelledIn(world: Pick<World, 'root' | 'outside' | 'alias'>, text: string): string {
  return text
    .replaceAll('{root}', world.root)
    .replaceAll('{alias}', world.alias)
    .replaceAll('{outside}', world.outside);
}

function look(path: string): string {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return `link ${readlinkSync(path)}`;
  if (stat.isFile()) return `file ${stat.ino} ${readFileSync(path, 'latin1')}`;
  return stat.isDirectory() ? 'folder' : 'special';
}

/** Walked by hand: `readdirSync` with `recursive` follows links. */
function picture(home: string): ReadonlyMap<string, string> {
  const seen = new Map<string, string>();
  const walk = (below: string): void => {
    for (const entry of readdirSync(join(home, below), { withFileTypes: true })) {
      const name = below === '' ? entry.name : `${below}/${entry.name}`;
      seen.set(name, look(join(home, name)));
      if (entry.isDirectory()) walk(name);
    }
  };
  walk('');
  return seen;
}

/** Entries that cannot be made (below a file or link, or twice) are left out. */
export function makeWorld(entries: readonly Entry[] = STANDARD): World {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'forge-fuzz-')));
  const at = (name: string) => join(home, name);
  const places = { root: at('repo'), alias: at('alias'), outside: at('outside') };
  mkdirSync(places.root);
  mkdirSync(places.outside);
  writeFileSync(join(places.outside, 'secret.txt'), 'CANARY\n');
  symlinkSync('repo', places.alias);
  for (const entry of entries) {
    try {
      make(places, entry);
    } catch (error) {
      if (entries === STANDARD) throw error;
    }
  }
  return {
    home,
    ...places,
    workspace: (base) =>
      openWorkspace({ root: places.alias, base, hidden: [HIDDEN], gitPath: '/usr/bin/git' }),
    picture: () => picture(home),
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

let shared: World | undefined;

/** The standard tree, made once a process. Whoever changes it puts it back. */
export function standardWorld(): World {
  if (shared === undefined) {
    const made = makeWorld();
    shared = made;
    atEnd(made.remove);
  }
  return shared;
}
