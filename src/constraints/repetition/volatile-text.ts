/** Suffix of a name for a duration: `duration_ms`, `elapsedSeconds`, `Time (ms)`. `times` is a count. */
const UNIT = String.raw`(?:_?(?:[mnu]s|secs?|seconds?|millis|milliseconds)|_s)?(?:\s?\(\w{1,7}\))?`;
/** `81.3`, `00:00.012`, `6e-7`. */
const NUMBER = String.raw`\d+(?::\d\d)*(?:[.,]\d+)?(?:e-?\d+)?`;

/** Text that differs between two runs of a command although nothing changed, and its replacement. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  // Also as in the names of npm's logs: `2026-11-22T05_16_48_123Z`.
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d[:_]\d\d(?:[:_]\d\d(?:[.,_]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, '<date>'],
  // With seconds or parts of them; `app.ts:12:34` is a place in a file.
  [/\b\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?|\.\d+)\b/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<address>'],
  [/(?:\/var)?\/tmp\/[^\s'":;,)]+/g, '<temporary>'],
  [/\btmp[._-][A-Za-z0-9]{6,}\b/g, '<temporary>'],
  [/\b\d+m\s?\d+(?:\.\d+)?s\b/g, '<duration>'],
  [/\b\d+(?:[.,]\d+)?\s?(?:ns|[uµ]s|ms|s|sec|secs|[Ss]econds?|mins?|minutes?)\b/g, '<duration>'],
  // A name identifies the number: `time="0.012"`, `"startTime":5`, `took: 3`. Without a sign, only unambiguous names
  // count.
  [
    new RegExp(String.raw`\b(\w*(?:duration|elapsed|time|took)${UNIT}["']?\s*[:=]\s*["']?)${NUMBER}`, 'gi'),
    '$1<duration>',
  ],
  [new RegExp(String.raw`\b(\w*(?:duration|elapsed)${UNIT}[ \t]+)${NUMBER}`, 'gi'), '$1<duration>'],
  // Rates and seeds, as printed by test runners of Ruby and others.
  [/\b\d+(?:\.\d+)?\s(?:runs|assertions|tests|ops)\/s(?:ec)?\b/g, '<rate>'],
  [/\b(seed["']?[ \t=:]+)-?\d+/gi, '$1<seed>'],
  [/\b((?:pid|process)[ =:#]{1,3})\d+/gi, '$1<pid>'],
  // As syslog and Node print it: `name[1234]:`, `(node:1234)`.
  [/\[\d{3,}\](?=:)|(?<=\(node:)\d+(?=\))/g, '<pid>'],
  [/\b(thread '[^'\n]*' \()\d+(?=\) panicked)/g, '$1<pid>'],
  // Seconds or milliseconds since 1970, in this decade and the next ones.
  [/\b[12]\d{9}(?:\d{3})?(?:\.\d+)?\b/g, '<clock>'],
];

/**
 * Masks volatile parts. Counts, percentages, places and names are kept, because a difference in them means something
 * changed.
 */
export function maskVolatile(text: string): string {
  return VOLATILE.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);
}
