/** The default action in a workflow. `--action` or the checkout from which `init` was started overrides it. */
export const PUBLISHED_ACTION = 'org/forge-headless@v1';

/** Third-party actions by commit, with the release of that commit. */
const PINS = {
  'actions/checkout': ['de0fac2e4500dabe0009e67214ff5f5447ce83dd', 'v6.0.2'],
  'actions/setup-node': ['6044e13b5dc448c55e2357c09f80417699197238', 'v6.2.0'],
  'actions/setup-python': ['ece7cb06caefa5fff74198d8649806c4678c61a1', 'v6.3.0'],
  'actions/setup-go': ['924ae3a1cded613372ab5595356fb5720e22ba16', 'v6.5.0'],
  'actions/setup-java': ['b6effb05e454b25005698d916606bdc6ffcbf961', 'v5.7.0'],
  'actions/setup-dotnet': ['26b0ec14cb23fa6904739307f278c14f94c95bf1', 'v5.4.0'],
  'astral-sh/setup-uv': ['11f9893b081a58869d3b5fccaea48c9e9e46f990', 'v8.3.2'],
  'oven-sh/setup-bun': ['0c5077e51419868618aeaa5fe8019c62421857d6', 'v2.2.0'],
  'ruby/setup-ruby': ['0dafeac902942906541bc140009cdbf32665b601', 'v1.315.0'],
  'shivammathur/setup-php': ['f3e473d116dcccaddc5834248c87452386958240', '2.37.2'],
} as const satisfies Record<string, readonly [string, string]>;

export type PinnedAction = keyof typeof PINS;

/** Returns `actions/checkout@<commit> # v6.0.2`, as it follows `uses:`. */
export function pinned(action: PinnedAction): string {
  const [commit, release] = PINS[action];
  return `${action}@${commit} # ${release}`;
}
