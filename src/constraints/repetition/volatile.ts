/** What differs from one run of a command to the next though nothing happened, and what stands in its place. */
const VOLATILE: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?/g, '<date>'],
  // With its seconds: `app.ts:12:34` is a place in a file.
  [/\b\d{1,2}:\d\d:\d\d(?:[.,]\d+)?\b/g, '<time>'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b0x[0-9a-f]+\b/gi, '<address>'],
  [/(?:\/var)?\/tmp\/[^\s'":;,)]+/g, '<temporary>'],
  [/\btmp[._-][A-Za-z0-9]{6,}\b/g, '<temporary>'],
  [/\b\d+m\s?\d+(?:\.\d+)?s\b/g, '<duration>'],
  [/\b\d+(?:[.,]\d+)?\s?(?:ns|[uµ]s|ms|s|sec|secs|seconds?|mins?|minutes?)\b/g, '<duration>'],
  [/\b((?:pid|process)[ =:#]{1,3})\d+/gi, '$1<pid>'],
  // As syslog and Node write it: `name[1234]:`, `(node:1234)`.
  [/\[\d{3,}\](?=:)|(?<=\(node:)\d+(?=\))/g, '<pid>'],
  // Seconds, ms since 1970, of this and the next decades.
  [/\b[12]\d{9}(?:\d{3})?(?:\.\d+)?\b/g, '<clock>'],
];

/** Counts, percentages, places and names stay: where they differ, something happened. */
export function maskVolatile(text: string): string {
  return VOLATILE.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);
}
