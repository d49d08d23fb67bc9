import type { GuardOptions } from '../adapters/git/git-dir-guard.ts';
import type { Emit } from '../core/ports.ts';
import type { Walls } from './walls.ts';

/** Names shown in the notice; the rest are counted. */
const NAMED = 5;
/** What a person should look at: the rest is what fetch and gc do all the time. */
const TELLING = /^(?:HEAD$|refs\/heads\/|refs\/tags\/|config|hooks\/|info\/|index$|objects\/info\/)/;
const PASSING = /\.lock$/;

/** Tells changes of the git directory by commands from those by another program, such as `git fetch` or `git gc`. */
export function gitDirGuard(walls: Pick<Walls, 'used' | 'grounds'>, emit: Emit): GuardOptions {
  return {
    reach: async () => {
      if (!walls.used()) return 'none_yet';
      return (await walls.grounds()).isolation.kind === 'none' ? 'exposed' : 'isolated';
    },
    onForeign: (all) => {
      const names = all.filter((name) => !PASSING.test(name));
      if (names.length === 0) return;
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
      const text = `another program changed the git directory while the run was under way: ${names.slice(0, NAMED).join(', ')}${more}; the run goes on`;
      emit({ type: 'notice', level: names.some((name) => TELLING.test(name)) ? 'warning' : 'info', text });
    },
  };
}
