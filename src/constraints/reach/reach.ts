import { commandText } from './command-text.ts';
import type { Reach, ReachFacts } from './facts.ts';
import { reachedPaths } from './paths.ts';
import { PATTERNS } from './patterns.ts';
import { withoutSudo } from './segments.ts';

export type { Reach, ReachFacts } from './facts.ts';

/**
 * What a command's text reaches for beyond the workspace: at most one finding a code and kind, in the order of the
 * text's rules. It reads, it does not run: what is put together at run time it cannot see. So behind walls it only
 * says what was tried, and the walls decide; without walls it is what there is, and a command that shows such a
 * reach is refused. Source: CASES, layer P of "Forty ways around a check of the arguments".
 */
export function reachOf(command: string, facts: ReachFacts): readonly Reach[] {
  const text = commandText(command);
  const effective = facts.sudoIsVain ? withoutSudo(text) : text;
  const found: Reach[] = [...reachedPaths(effective, facts)];
  for (const { pattern, code, what, harmful, needsNetwork = false } of PATTERNS) {
    if (needsNetwork && facts.network) continue;
    const match = pattern.exec(text);
    if (match === null) continue;
    found.push({ code, harmful: harmful && pattern.test(effective), what: `${what} (${shown(match[0])})` });
  }
  return found;
}

function shown(match: string): string {
  const line = match.replace(/\s+/g, ' ').trim();
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`;
}
