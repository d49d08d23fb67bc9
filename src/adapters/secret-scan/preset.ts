import type { Match } from './patterns.ts';
import { isStandIn, looksReal } from './real-value.ts';

/** Looks for the tokens of known services. Loaded late: it costs 30 to 50 ms, and only a commit needs it. */
export type Preset = (text: string) => Promise<readonly Match[]>;

const PRESET = '@secretlint/secretlint-rule-preset-recommend';

/** Rules that also match what is no token of one service: there the value itself must look real. */
const LOOSE = /basicauth|database-connection-string/;

export async function loadPreset(): Promise<Preset> {
  const [{ lintSource }, { creator }] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const config = { rules: [{ id: PRESET, rule: creator }] };
  return async (text) => {
    // Without comments that switch it off: whoever writes the text would decide what is found. Same length, so
    // that places stay.
    const content = text.replaceAll('secretlint-', 'secretlint_');
    const source = { content, filePath: '/change.txt', ext: '.txt', contentType: 'text' } as const;
    const { messages } = await lintSource({ source, options: { config, noPhysicFilePath: true } });
    return messages.flatMap(({ ruleId, range: [from, to] }) => {
      const value = text.slice(from, to);
      return isReal(ruleId, value) ? [{ kind: kindOf(ruleId), index: from, value }] : [];
    });
  };
}

function isReal(ruleId: string, value: string): boolean {
  if (!LOOSE.test(ruleId)) return !isStandIn(value);
  const password = /:\/\/[^/\s:@]*:([^@\s]+)@/.exec(value)?.[1];
  return password === undefined ? !isStandIn(value) : looksReal(password);
}

/** `@secretlint/secretlint-rule-github` as words. */
function kindOf(ruleId: string): string {
  const name = ruleId.replace(/^.*secretlint-rule-/, '').replaceAll('-', ' ');
  return `a secret (${name})`;
}
