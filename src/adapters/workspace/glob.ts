import { type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, displayed } from './bounds.ts';

const MAX_GLOB = 256;
const MAX_BRACES = 100;

/**
 * Whether a path is meant by a glob of the model's: without a `/` it is about the name at any depth, else about
 * the path, seen from the workspace or from the folder that is searched.
 */
export async function compileGlob(
  glob: string,
  bounds: Bounds,
  below: string,
): Promise<((path: string) => boolean) | Refusal> {
  if (glob.length > MAX_GLOB) {
    return refuse(`the glob has ${glob.length} characters, and at most ${MAX_GLOB} are taken: shorten it`);
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
  return (path) => matcher.match(displayed(path, bounds)) || matcher.match(path.slice(prefix));
}
