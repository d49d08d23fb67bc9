import type { GuardOptions } from '../../adapters/git/guard/git-dir-guard.ts';
import type { Emit } from '../../core/ports.ts';
import type { SandboxSetup } from './sandbox-setup.ts';

/** Names shown in the notice; the rest are counted. */
const NAMED = 5;
/** Changes that a person should review. All others are routine for fetch and gc. */
const IMPORTANT = /^(?:HEAD$|refs\/heads\/|refs\/tags\/|config|hooks\/|info\/|index$|objects\/info\/)/;
const TEMPORARY = /\.lock$/;

/** Distinguishes changes of the git directory by commands from those by other programs, such as `git gc`. */
export function gitDirGuard(sandbox: Pick<SandboxSetup, 'used' | 'parts'>, emit: Emit): GuardOptions {
  return {
    reach: async () => {
      if (!sandbox.used()) return 'none_yet';
      return (await sandbox.parts()).isolation.kind === 'none' ? 'exposed' : 'isolated';
    },
    onExternalChange: (all) => {
      const names = all.filter((name) => !TEMPORARY.test(name));
      if (names.length === 0) return;
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
      const text = `another program changed the git directory during the run: ${names.slice(0, NAMED).join(', ')}${more}; the run continues`;
      emit({ type: 'notice', level: names.some((name) => IMPORTANT.test(name)) ? 'warning' : 'info', text });
    },
  };
}
