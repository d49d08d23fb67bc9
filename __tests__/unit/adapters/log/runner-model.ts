/** What a runner does with a line of a step's output. */
export interface Executed {
  readonly command: string;
  readonly properties: string;
  readonly data: string;
}

/** Commands the runner knows; anything else it prints. Source: its own list of command extensions. */
const KNOWN = new Set([
  'set-output',
  'save-state',
  'set-env',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'debug',
  'notice',
  'warning',
  'error',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
]);

function parse(line: string): Executed | null {
  const trimmed = line.replace(/^[\s\u0085]+/, '');
  const double = /^::([^\s:]+)(?: ([^:]*(?::(?!:)[^:]*)*))?::(.*)$/s.exec(trimmed);
  if (double !== null)
    return { command: double[1] ?? '', properties: double[2] ?? '', data: double[3] ?? '' };
  const hash = /##\[([^\]\s]+)(?: ([^\]]*))?\](.*)$/s.exec(line);
  if (hash !== null) return { command: hash[1] ?? '', properties: hash[2] ?? '', data: hash[3] ?? '' };
  return null;
}

function unescaped(text: string): string {
  return text
    .replace(/%0D/gi, '\r')
    .replace(/%0A/gi, '\n')
    .replace(/%3A/gi, ':')
    .replace(/%2C/gi, ',')
    .replace(/%25/g, '%');
}

/**
 * The commands that a runner would carry out on reading this output, modelled on its parser: lines end at LF, CR
 * or both; `::cmd::` counts after white space, `##[cmd]` anywhere; between stop-commands marks only the mark counts.
 */
export function executed(output: string): readonly Executed[] {
  const found: Executed[] = [];
  let stopped: string | null = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const command = parse(line);
    if (stopped !== null) {
      if (command?.command === stopped) stopped = null;
      continue;
    }
    if (command === null || !KNOWN.has(command.command)) continue;
    if (command.command === 'stop-commands') stopped = command.data;
    else found.push({ ...command, properties: unescaped(command.properties), data: unescaped(command.data) });
  }
  return found;
}
