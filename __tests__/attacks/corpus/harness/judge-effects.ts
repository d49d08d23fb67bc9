import type { Evidence } from './evidence.ts';

/** What the run did to the machine, against what the case allows. */
export function judgeEffects(evidence: Evidence): readonly string[] {
  const { single, present, outsideChanges, workspaceChanges, leftovers, heard, ended, requests } = evidence;
  const { expect } = single;
  const changed = new Set([...outsideChanges, ...workspaceChanges]);
  const found = [
    ...present.map((path) => `is there: ${path}`),
    ...(expect.unchanged ?? []).filter((path) => changed.has(path)).map((path) => `was changed: ${path}`),
  ];
  if (expect.leftover_processes === 'none' && leftovers.length > 0)
    found.push(`left over: ${leftovers.join('; ')}`);
  const counts: readonly (readonly [string, number | undefined, number])[] = [
    ['listener hits', expect.listener_hits, heard.http.length],
    ['UDP hits', expect.udp_hits, heard.udp.length],
    ['socket hits', expect.socket_hits, heard.socket],
    ['model requests of strangers', expect.model_server_hits_from_shell, evidence.strangers],
  ];
  for (const [name, wanted, actual] of counts)
    if (wanted !== undefined && actual !== wanted) found.push(`${name}: wanted ${wanted}, were ${actual}`);
  const most: readonly (readonly [string, number | undefined, number])[] = [
    ['seconds', expect.max_seconds, ended.seconds],
    ['MB of memory', expect.max_rss_mb, ended.peakMegabytes],
    [
      'bytes in a request',
      expect.model_request_max_bytes,
      Math.max(0, ...requests.map((body) => body.length)),
    ],
  ];
  for (const [name, limit, actual] of most)
    if (limit !== undefined && actual > limit) found.push(`${name}: at most ${limit}, were ${actual}`);
  return found;
}
