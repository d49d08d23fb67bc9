/**
 * What a provider's cache sees of a request, in its order: tools, instructions, conversation, as one text without its
 * end. The rest of a body (settings, keys of the cache, metadata) is no part of the prompt.
 */
function promptText(body: string): string {
  const { tools, instructions, messages, input } = JSON.parse(body) as Readonly<Record<string, unknown>>;
  return JSON.stringify([tools, instructions, messages ?? input]).slice(0, -2);
}

/**
 * How much of the prompts is repeated byte for byte by the prompt that follows each, as a share of the former: 1 where
 * every request only appends.
 */
export function repeatedShare(bodies: readonly string[]): number {
  const prompts = bodies.map(promptText);
  let [same, all] = [0, 0];
  for (const [index, next] of prompts.slice(1).entries()) {
    const before = prompts[index] ?? '';
    same += commonPrefix(before, next);
    all += before.length;
  }
  return all === 0 ? 1 : same / all;
}

function commonPrefix(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one.charCodeAt(same) === other.charCodeAt(same)) same += 1;
  return same;
}
