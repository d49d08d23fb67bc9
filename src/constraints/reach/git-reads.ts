/** Options of `git branch` and `git tag` that make them list; names after them are patterns. */
const LISTING: Readonly<Record<string, RegExp>> = {
  branch:
    /^(?:-[qiv]*[arl][qivarl]*|--(?:list|all|remotes|show-current|(?:no-)?(?:contains|merged)|points-at)(?:=.*)?)$/s,
  tag: /^(?:-[i]*(?:l|n\d*)|--(?:list|(?:no-)?(?:contains|merged)|points-at)(?:=.*)?)$/s,
};

/** Options that make them change something, whatever else is given. */
const CHANGING: Readonly<Record<string, RegExp>> = {
  branch: /^(?:-[a-z]*[dmcfuDMC]|--(?:delete|move|copy|force|set-upstream|unset-upstream|edit-description))/,
  tag: /^(?:-[a-z]*[dasufmF]|--(?:delete|annotate|sign|local-user|force|message|file))/,
};

/** Options whose value may be the next word. */
const WITH_VALUE = /^--(?:sort|format)$/;

/** Commands with an option by which they only say what they would do. `commit -n` skips hooks instead. */
const DRY_RUN: Readonly<Record<string, RegExp>> = {
  add: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
  commit: /^--dry-run$/,
  mv: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
  prune: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
  rm: /^(?:-[a-zA-Z]*n[a-zA-Z]*|--dry-run)$/,
};

const SHOWS =
  /^(?:stash (?:list|show)|notes (?:list|show|get-ref)|bisect (?:log|view)|sparse-checkout list)\b/;

/** Whether a git command whose name stands for a change only reads in this form. Source: git(1) of each, git 2.47. */
export function onlyReads(command: string, args: readonly string[]): boolean {
  const words = args.filter((_, at) => !WITH_VALUE.test(args[at - 1] ?? ''));
  const end = words.includes('--') ? words.indexOf('--') : words.length;
  const options = words.slice(0, end);
  if (SHOWS.test([command, ...args].join(' '))) return true;
  if (command === 'replace') return options.some((arg) => /^(?:-l|--list)$/.test(arg));
  if (DRY_RUN[command] !== undefined) return options.some((arg) => DRY_RUN[command]?.test(arg));
  const [listing, changing] = [LISTING[command], CHANGING[command]];
  if (listing === undefined || changing === undefined) return false;
  if (options.some((arg) => changing.test(arg))) return false;
  // Without a listing option, the first name is that of a new branch or tag.
  const names = [...options.filter((arg) => !arg.startsWith('-')), ...words.slice(end + 1)];
  return names.length === 0 || options.some((arg) => listing.test(arg));
}
