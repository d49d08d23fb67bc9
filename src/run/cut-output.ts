/** Why output is recorded as cut to size (OUT-03): most of what was printed is kept nowhere. */
export function cutOutputReason(who: string): string {
  return `${who} printed more than 4 MB: the reports keep the first 4 MB and the last 32 kB; print less, or to a file`;
}
