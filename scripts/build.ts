/**
 * Makes `dist/`: tsc to `build/`, ncc over that into one bundle with late chunks, and one thin file a door.
 * The same sources give the same bytes.
 *
 *   node scripts/build.ts [--if-changed]   skips the work if neither the sources nor dist/ changed since the last build
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

const DOORS: readonly { readonly file: string; readonly opens: string; readonly shebang?: true }[] = [
  { file: 'index.js', opens: 'action' },
  { file: 'post/index.js', opens: 'postStep' },
  { file: 'upload/index.js', opens: 'upload' },
  { file: 'publish/index.js', opens: 'publishAction' },
  { file: 'cli/index.js', opens: 'commandLine', shebang: true },
];

function clean(): void {
  for (const folder of ['build', 'dist']) rmSync(join(root, folder), { recursive: true, force: true });
}

function compile(): void {
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
  writeFileSync(join(root, 'build', 'package.json'), '{ "type": "module" }\n');
}

function bundle(): void {
  const out = join('dist', 'bundle');
  // With its cache, the same sources may give imports in another order than on a machine without one.
  execFileSync(
    bin('ncc'),
    ['build', 'build/index.js', '-o', out, '--license', 'licenses.txt', '--no-cache', '--quiet'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  // Takes `join(folder, 'git')` for an asset of that name and copies folders that happen to match; none is needed.
  for (const entry of readdirSync(join(root, out), { withFileTypes: true })) {
    if (entry.isDirectory()) rmSync(join(root, out, entry.name), { recursive: true });
  }
  writeFileSync(join(root, 'dist', 'package.json'), '{ "type": "module" }\n');
}

/**
 * Azure's client, by which artifacts go up, can list blobs in Arrow's format. Nothing here lists any, so the chunk that
 * reads it (0.7 MB) is never loaded: it stays out. Thrown where it is loaded together with another or not there at all:
 * then this has to be thought over.
 */
function leaveOutArrow(): void {
  const folder = join(root, 'dist', 'bundle');
  const chunks = readdirSync(folder).filter((name) => /^\d+\.index\.js$/.test(name));
  const texts = new Map(chunks.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const arrow = chunks.filter((name) => texts.get(name)?.includes('node_modules/apache-arrow/'));
  const [chunk = ''] = arrow;
  const call = `.e(/* import() */ ${chunk.split('.')[0]})`;
  const loads = [...texts.values()].flatMap((text) => text.split('\n').filter((line) => line.includes(call)));
  if (arrow.length !== 1 || loads.length !== 1 || loads[0]?.includes('Promise.all'))
    throw new Error(
      `apache-arrow lies in ${arrow.join(', ') || 'no chunk'}, loaded by: ${loads.join(' | ')}`,
    );
  rmSync(join(folder, chunk));
}

function doors(): void {
  for (const { file, opens, shebang } of DOORS) {
    const path = join(root, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    const up = file.includes('/') ? '../' : './';
    const first = shebang ? '#!/usr/bin/env node\n' : '';
    writeFileSync(path, `${first}import { ${opens} } from '${up}bundle/index.js';\n\nawait ${opens}();\n`);
    if (shebang) chmodSync(path, 0o755);
  }
}

/** The bundler rewrites some path expressions into assets of its own: then the program would look in the wrong place. */
function refuseRewrittenPaths(): void {
  const folder = join(root, 'dist', 'bundle');
  for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.js'))) {
    const rewritten = /__(?:nccwpck|webpack)_require__\.ab \+.*/.exec(
      readFileSync(join(folder, name), 'utf8'),
    );
    if (rewritten !== null)
      throw new Error(`dist/bundle/${name} holds a rewritten path: ${rewritten[0].slice(0, 100)}`);
  }
}

/** What the bundle is made of, and what was made. `build/` is not committed, so a fresh clone has no stamp. */
const STAMP = join(root, 'build', 'stamp');
const STAMPED = [
  'src',
  'scripts/build.ts',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'dist',
];

function stamp(): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of STAMPED) addTo(hash, name);
  return hash.digest('hex');
}

function addTo(hash: ReturnType<typeof createHash>, name: string): void {
  const path = join(root, name);
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const entry of readdirSync(path).sort()) addTo(hash, join(name, entry));
    return;
  }
  const content = readFileSync(path);
  hash.update(`${name} ${content.length}\n`).update(content);
}

const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp();
if (!process.argv.includes('--if-changed') || !isBuilt) {
  clean();
  compile();
  bundle();
  refuseRewrittenPaths();
  leaveOutArrow();
  doors();
  writeFileSync(STAMP, stamp());
}
