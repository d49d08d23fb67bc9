/** Options that make `git branch` and `git tag` list. The names after them are patterns. */
const LISTING: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    branch:
      /^(?:-[qiv]*[arl][qivarl]*|--(?:list|all|remotes|show-current|(?:no-)?(?:contains|merged)|points-at)(?:=.*)?)$/s,
    tag: /^(?:-[i]*(?:l|n\d*)|--(?:list|(?:no-)?(?:contains|merged)|points-at)(?:=.*)?)$/s,
  }),
);

/** Options that make `git branch` and `git tag` change something, whatever the other options are. */
const CHANGING: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    branch:
      /^(?:-[a-z]*[dmcfuDMC]|--(?:delete|move|copy|force|set-upstream|unset-upstream|edit-description))/,
    tag: /^(?:-[a-z]*[dasufmF]|--(?:delete|annotate|sign|local-user|force|message|file))/,
  }),
);

/** Options whose value may be the next word. */
const WITH_VALUE = /^--(?:sort|format)$/;

/** Options of a dry run. `-n` is not one for `git commit`, where it skips hooks. */
const DRY_RUN: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    add: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
    commit: /^--dry-run$/,
    mv: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
    prune: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
    rm: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
  }),
);

const SHOWS =
  /^(?:stash (?:list|show)|notes (?:list|show|get-ref)|bisect (?:log|view)|sparse-checkout list)\b/;

/** Returns true if this form of a git command that can change things only reads. Source: git(1) of each, git 2.47. */
export function onlyReads(command: string, args: readonly string[]): boolean {
  const words = args.filter((_, at) => !WITH_VALUE.test(args[at - 1] ?? ''));
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const options = words.slice(0, end);
  if (SHOWS.test([command, ...args].join(' '))) return true;
  if (command === 'replace') return options.some((arg) => /^(?:-l|--list)$/.test(arg));
  const dryRun = DRY_RUN.get(command);
  if (dryRun !== undefined) return options.some((arg) => dryRun.test(arg));
  const [listing, changing] = [LISTING.get(command), CHANGING.get(command)];
  if (listing === undefined || changing === undefined) return false;
  if (options.some((arg) => changing.test(arg))) return false;
  // Without a listing option, the first name is a new branch or tag.
  const names = [...options.filter((arg) => !arg.startsWith('-')), ...words.slice(end + 1)];
  return names.length === 0 || options.some((arg) => listing.test(arg));
}
