import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { displayPath, type WorkspaceBounds } from '../paths/workspace-bounds.ts';

const MAX_GLOB = 256;
const MAX_BRACES = 100;

/**
 * Compiles a glob of the model. Without a `/` it matches the name at any depth, otherwise the path relative to the
 * workspace or to the searched folder.
 */
export async function compileGlob(
  glob: string,
  bounds: WorkspaceBounds,
  below: string,
): Promise<((path: string) => boolean) | Refusal> {
  if (glob.length > MAX_GLOB) {
    return refuse(`the glob has ${glob.length} characters, and the maximum is ${MAX_GLOB}: shorten it`);
  }
  const { Minimatch } = await import('minimatch');
  const bare = glob.replace(/^(\.?\/)+/, '');
  const matcher = new Minimatch(bare, {
    dot: true,
    nonegate: true,
    nocomment: true,
    matchBase: !bare.includes('/'),
    braceExpandMax: MAX_BRACES,
  });
  const prefix = below === '' ? 0 : below.length + 1;
  return (path) => matcher.match(displayPath(path, bounds)) || matcher.match(path.slice(prefix));
}
