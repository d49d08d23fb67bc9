/** Behind the name of a span of time: `duration_ms`, `elapsedSeconds`, `Time (ms)`; `times` is a count. */
const UNIT = String.raw`(?:_?(?:[mnu]s|secs?|seconds?|millis|milliseconds)|_s)?(?:\s?\(\w{1,7}\))?`;
/** `81.3`, `00:00.012`, `6e-7`. */
const NUMBER = String.raw`\d+(?::\d\d)*(?:[.,]\d+)?(?:e-?\d+)?`;

/** What differs from one run of a command to the next though nothing happened, and what stands in its place. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  // As npm names its logs, too: `2026-11-22T05_16_48_123Z`.
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d[:_]\d\d(?:[:_]\d\d(?:[.,_]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, '<date>'],
  // With its seconds, or parts of one: `app.ts:12:34` is a place in a file.
  [/\b\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?|\.\d+)\b/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<address>'],
  [/(?:\/var)?\/tmp\/[^\s'":;,)]+/g, '<temporary>'],
  [/\btmp[._-][A-Za-z0-9]{6,}\b/g, '<temporary>'],
  [/\b\d+m\s?\d+(?:\.\d+)?s\b/g, '<duration>'],
  [/\b\d+(?:[.,]\d+)?\s?(?:ns|[uµ]s|ms|s|sec|secs|[Ss]econds?|mins?|minutes?)\b/g, '<duration>'],
  // A name tells what its number is: `time="0.012"`, `"startTime":5`, `took: 3`; without a sign, only what can be nothing else.
  [
    new RegExp(String.raw`\b(\w*(?:duration|elapsed|time|took)${UNIT}["']?\s*[:=]\s*["']?)${NUMBER}`, 'gi'),
    '$1<duration>',
  ],
  [new RegExp(String.raw`\b(\w*(?:duration|elapsed)${UNIT}[ \t]+)${NUMBER}`, 'gi'), '$1<duration>'],
  // So many a second, and what a shuffle began with, as test runners of Ruby and others print them.
  [/\b\d+(?:\.\d+)?\s(?:runs|assertions|tests|ops)\/s(?:ec)?\b/g, '<rate>'],
  [/\b(seed["']?[ \t=:]+)-?\d+/gi, '$1<seed>'],
  [/\b((?:pid|process)[ =:#]{1,3})\d+/gi, '$1<pid>'],
  // As syslog and Node write it: `name[1234]:`, `(node:1234)`.
  [/\[\d{3,}\](?=:)|(?<=\(node:)\d+(?=\))/g, '<pid>'],
  [/\b(thread '[^'\n]*' \()\d+(?=\) panicked)/g, '$1<pid>'],
  // Seconds, ms since 1970, of this and the next decades.
  [/\b[12]\d{9}(?:\d{3})?(?:\.\d+)?\b/g, '<clock>'],
];

/** Counts, percentages, places and names stay: where they differ, something happened. */
export function maskVolatile(text: string): string {
  return VOLATILE.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);
}
