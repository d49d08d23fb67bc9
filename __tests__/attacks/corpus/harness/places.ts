import type { PortNumbers } from './peers.ts';

/** Where everything of one play lies, absolute. All of it but the action is below `top`, which the play removes. */
export interface Places {
  readonly top: string;
  readonly workspace: string;
  readonly outside: string;
  readonly runnerTemp: string;
  readonly home: string;
  readonly temporary: string;
  readonly action: string;
  readonly event: string;
  readonly commandFiles: string;
}

/** Laid out as on a runner, with `_temp` beside the workspace. */
export function placesBelow(top: string, action: string): Places {
  const work = `${top}/work`;
  const runnerTemp = `${work}/_temp`;
  return {
    top,
    workspace: `${work}/app`,
    outside: `${work}/outside`,
    runnerTemp,
    home: `${top}/home`,
    temporary: `${top}/tmp`,
    action,
    event: `${runnerTemp}/_github_workflow/event.json`,
    commandFiles: `${runnerTemp}/_runner_file_commands`,
  };
}

export interface Commits {
  /** Where the workspace stands before the run. */
  readonly checkedOut: string;
  /** What the run is to start from: the pull request's head, where there is one. */
  readonly head: string;
  /** One that follows it. */
  readonly other: string;
}

/** Puts the play's own places, ports and commits where a case names them; what is not known yet stays as it is. */
export function filler(
  places: Places,
  ports: PortNumbers,
  commits: Partial<Commits> = {},
): (text: string) => string {
  const names: Readonly<Record<string, string | undefined>> = {
    WS: places.workspace,
    OUT: places.outside,
    RT: places.runnerTemp,
    HOME: places.home,
    TMP: places.temporary,
    ACTION: places.action,
    EVENT: places.event,
    PORT: String(ports.http),
    GHPORT: String(ports.github),
    UDPPORT: String(ports.udp),
    SOCK: ports.socket,
    HEAD: commits.head,
    OTHER: commits.other,
  };
  return (text) =>
    text
      .replace(/\{\{REPEAT:([\s\S]*?):(\d+)\}\}/g, (_, piece: string, count: string) =>
        piece.repeat(Number(count)),
      )
      .replace(/\{\{([A-Z]+)\}\}/g, (whole, name: string) => names[name] ?? whole);
}

/** The same for every text in a value, keys too. */
export function fillAll<T>(value: T, fill: (text: string) => string): T {
  return filled(value, fill) as T;
}

function filled(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value);
  if (Array.isArray(value)) return value.map((item: unknown) => filled(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  // fromEntries defines, where an assignment to `__proto__` would not.
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [fill(key), filled(item, fill)]));
}
