import { describe, expect, it } from 'vitest';
import { OPTIONS } from '../../../../src/settings/options/options.ts';
import { COMMANDS, flagsOf, isCommand } from '../../../../src/settings/sources/commands.ts';
import { parseFlags } from '../../../../src/settings/sources/flags.ts';
import { helpText, shortUsage } from '../../../../src/settings/sources/help.ts';
import { sandboxTrial } from '../../../../src/settings/sources/words.ts';

const NAMES = Object.keys(COMMANDS).filter(isCommand);

/** The flags at the start of the lines of a help text. */
function listed(text: string): readonly string[] {
  const flags = [...text.matchAll(/^ {2}(?:-[a-z], )?--([a-z-]+)/gm)].map(([, flag = '']) => flag);
  return flags.filter((flag) => flag !== 'help');
}

describe('help', () => {
  it('lists every flag of run, each in one group', () => {
    const flags = OPTIONS.flatMap(({ flag }) => flag ?? []);
    for (const topic of [null, 'run', 'doctor'] as const) expect(listed(helpText(topic))).toEqual(flags);
    expect(helpText()).toMatch(/^Task\n[\s\S]*^Model\n[\s\S]*^Limits\n[\s\S]*^Delivery\n[\s\S]*^Output\n/m);
  });

  it('lists every command in the overview', () => {
    for (const name of NAMES) expect(helpText()).toMatch(new RegExp(`^  \\[?${name}\\b`, 'm'));
  });

  it('lists for a command only flags that it takes', () => {
    expect(listed(helpText('verify'))).toEqual(['commit', 'workspace', 'json']);
    expect(listed(helpText('demo'))).toEqual(['quiet', 'verbose', 'debug', 'json']);
    expect(listed(helpText('schema'))).toEqual([]);
    for (const name of NAMES) {
      const flags = flagsOf(name).map(({ flag }) => flag);
      expect(flags).toEqual(expect.arrayContaining([...listed(helpText(name))]));
    }
  });

  it.each(NAMES)('of %s begins with its purpose, its usage and examples that can be typed', (name) => {
    const text = helpText(name);
    expect(text).toMatch(/^[^\n]+\.\n\nUsage: forge-headless [^\n]+\n\nExamples\n/);
    for (const [line] of COMMANDS[name].examples) {
      expect(text).toContain(`  forge-headless ${line}`);
      expect(parseFlags(sandboxTrial(wordsOf(line)).argv)).toMatchObject({
        command: name,
        given: { problems: [] },
      });
    }
  });

  it('fits a terminal of 160 columns', () => {
    const lines = [null, ...NAMES].flatMap((name) => helpText(name).split('\n'));
    expect(lines.filter((line) => line.length > 160)).toEqual([]);
  });
});

describe('the short usage', () => {
  it('has examples that can be typed, and names the one thing that is missing', () => {
    const lines = shortUsage().trimEnd().split('\n');
    const examples = lines.flatMap((line) => /^ {2}forge-headless (.+?) {2,}/.exec(line)?.[1] ?? []);
    expect(examples).toHaveLength(5);
    for (const line of examples) expect(parseFlags(wordsOf(line)).given.problems).toEqual([]);
    expect(lines.at(-1)).toBe('No task: write it in quotes, or set task in .forge/headless-config.yml.');
  });
});

/** The words of a simple command line: quotes are removed, redirections are left out. */
function wordsOf(line: string): readonly string[] {
  return (line.replace(/ [<>] \S+$/, '').match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) =>
    word.replace(/^["']|["']$/g, ''),
  );
}
