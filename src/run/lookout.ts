import { type Reach, type ReachFacts, reachOf } from '../constraints/reach/reach.ts';
import type { IsolationKind } from '../core/isolation.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { CommandProposal } from '../core/tool.ts';
import type { Desk } from './desk.ts';
import type { Occasion, Referee } from './referee.ts';

/** Reads a command before it runs. Null: it may run; else why not, already on record. */
export type Lookout = (command: CommandProposal, walls: IsolationKind, occasion: Occasion) => Refusal | null;

/** Behind walls what a command reaches for is put on record, and the walls hold; without walls it is refused. */
export function lookoutFor(desk: Desk, referee: Referee): Lookout {
  return (command, walls, occasion) => {
    const found = reachOf(command.command, factsFor(desk, command, walls));
    const refused = walls === 'none' ? found.filter(({ harmful }) => harmful) : [];
    const then = walls === 'none' ? 'without walls' : 'the walls keep it from any effect';
    // What the command does to git's own folder is measured where it can do anything.
    const noted = found.filter(({ code }) => walls !== 'none' || code !== 'GIT-01');
    for (const { code, what } of noted) {
      referee.note(code, `the command ${what}: ${then}`, occasion, { response: 'warn_continue' });
    }
    if (refused.length === 0) return null;
    const refusal = refuse(reasonFor(refused), 'EXEC-01');
    referee.refuse(refusal, occasion);
    return refusal;
  };
}

function factsFor(
  { place, request, around }: Desk,
  command: CommandProposal,
  walls: IsolationKind,
): ReachFacts {
  const { env } = around;
  const foreign = [env.HOME, around.accountHome, env.RUNNER_TEMP].filter(
    (path): path is string => typeof path === 'string' && path.startsWith('/'),
  );
  return {
    root: place.root,
    cwd: command.cwd ?? place.base,
    network: request.settings.sandbox.network !== 'none',
    foreign,
    scratch: walls === 'none' ? [] : ['/tmp', '/var/tmp'],
  };
}

function reasonFor(refused: readonly Reach[]): string {
  const all = refused.map(({ what }) => what).join('; ');
  return `the command ${all}, and nothing would hold it, for there is no isolation here: keep to the workspace, use $TMPDIR for scratch files, and leave out the rest`;
}
