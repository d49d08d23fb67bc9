import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RunRequest } from '../../../src/settings/request/request.ts';
import { settingsSchema } from '../../../src/settings/schema/schema.ts';
import { freeze } from '../../../src/settings/sources/layers.ts';
import { commandWords } from '../../../src/trigger/command.ts';
import type { CommentFlags } from '../../../src/trigger/decision.ts';
import { COMMENT_FLAGS, commentFlags, takesValue } from '../../../src/trigger/flags.ts';
import { applyCommentFlags, tighten } from '../../../src/trigger/tighten.ts';

const words = (text: string) => commandWords(text, takesValue);

/** What a command's flags say, by setting; or code and reason of the refusal. */
function flagsOf(text: string): Record<string, unknown> | string {
  const flags = commentFlags(words(text));
  if ('kind' in flags) return `${flags.code} ${flags.reason}`;
  return Object.fromEntries([...flags].map(([key, { value }]) => [key, value]));
}

function given(text: string): CommentFlags {
  const flags = commentFlags(words(text));
  if ('kind' in flags) throw new Error(flags.reason);
  return flags;
}

describe('the flags of a command', () => {
  it.each([
    [' --max-files 3 fix the sum', { 'constraints.max_files': 3 }, 'fix the sum'],
    [' --max-files=3 fix the sum', { 'constraints.max_files': 3 }, 'fix the sum'],
    [' fix the sum --max-files 3', { 'constraints.max_files': 3 }, 'fix the sum'],
    [
      ' fix --strict the --timeout 5m sum',
      { 'constraints.strict': true, 'constraints.timeout': '5m' },
      'fix  the  sum',
    ],
    [' --read-only why?', { mode: 'read-only' }, 'why?'],
    [
      ' --deny docs/** --deny `src/*.md` go',
      { 'constraints.denied_patterns': ['docs/**', 'src/*.md'] },
      'go',
    ],
    [' --deny "a b/**" go', { 'constraints.denied_patterns': ['a b/**'] }, 'go'],
    [
      ' --max-cost-usd 0.5 --max-turns 4',
      { 'constraints.max_cost_usd': 0.5, 'constraints.max_turns': 4 },
      '',
    ],
    [
      ' make `--dry-run` and `a --max-files 9` the default',
      {},
      'make `--dry-run` and `a --max-files 9` the default',
    ],
    [' -- replace --foo by --bar', {}, 'replace --foo by --bar'],
    [' mend it\n--sandbox=off is only text here', {}, 'mend it\n--sandbox=off is only text here'],
    [' a -b --- c - d', {}, 'a -b --- c - d'],
    ['\n\nmend it', {}, 'mend it'],
    ['', {}, ''],
  ])('%j', (text, flags, task) => {
    expect(flagsOf(text)).toEqual(flags);
    expect(words(text).task).toBe(task);
  });

  it.each([
    '--sandbox=off',
    '--sandbox off',
    '--model-url=http://127.0.0.1:1',
    '--base-url x',
    '--allow .github/**',
    '--open-protected .github/**',
    '--network=on',
    '--profile aggressive',
    '--no-commit',
    '--help',
    '--version',
    '--MAX-FILES 1',
    '--max_files 1',
    '--max-files\u200b=1',
  ])('%s refuses the whole command, and names the flag and those there are', (flag) => {
    const told = String(flagsOf(` fix ${flag} --strict`));
    expect(told).toMatch(/^CFG-03 the flag "--/);
    expect(told).toContain(COMMENT_FLAGS.map((name) => `--${name}`).join(', '));
  });

  it('a dash that a telephone made of two hyphens is not taken for text', () => {
    for (const dash of ['\u2014', '\u2013', '-', '\u2212']) {
      expect(flagsOf(` ${dash}max-files 3 fix`)).toMatch(/^CFG-03 ".*" looks like a flag/);
    }
    expect(flagsOf(' fix \u2014 quickly \u2014 the sum')).toEqual({});
  });

  it.each([
    ['--max-files', /^CFG-01 --max-files: needs a value/],
    ['--max-files lots', /^CFG-01 --max-files: expected a whole number of at least 0, got "lots"/],
    ['--max-files=-1', /^CFG-01 /],
    ['--max-turns 0', /^CFG-01 --max-turns: expected a whole number of at least 1/],
    ['--max-files 0x10', /^CFG-01 /],
    ['--timeout soon', /^CFG-01 --timeout: expected seconds/],
    ['--deny /etc', /^CFG-01 .*relative to the repository root/],
    ['--strict=false', /^CFG-01 --strict: takes no value/],
    ['--max-files 3 --max-files 9', /^CFG-01 --max-files: is set twice with different values/],
  ])('%s is no value, and refuses the command', (text, reason) => {
    expect(flagsOf(` ${text}`)).toMatch(reason);
  });

  it('a line of 65,536 flags is read at once', () => {
    expect(flagsOf(' --strict'.repeat(65_536))).toEqual({ 'constraints.strict': true });
  });

  it.each(['x`', '`x', '\u2014`', '--`'])('a word of half a million %j is read at once', (piece) => {
    const word = piece.repeat(250_000);
    expect(commandWords(` ${word} fix`, takesValue).task).toBe(`${word} fix`);
  });

  it('two dashes that a code span follows end no flags', () => {
    expect(flagsOf(' --`a b` --strict')).toEqual({ 'constraints.strict': true });
    expect(flagsOf(' -- --strict')).toEqual({});
  });
});

const settings = freeze(settingsSchema.parse({ constraints: { denied_patterns: ['vendor/**'] } }));

function tightened(text: string, from = settings) {
  const result = tighten(from, given(text));
  return result.ok ? result.settings : result.problems.map(({ where, message }) => `${where} ${message}`);
}

describe('a comment can only tighten', () => {
  it('limits become smaller, denials more, and switches only go on', () => {
    expect(
      tightened('--max-files 3 --max-lines-changed 0 --timeout 60 --read-only --strict --deny docs/**'),
    ).toMatchObject({
      mode: 'read-only',
      constraints: {
        max_files: 3,
        max_lines_changed: 0,
        max_tokens: 1_000_000,
        timeout: 60_000,
        strict: true,
        denied_patterns: ['vendor/**', 'docs/**'],
      },
    });
    expect(tightened('')).toEqual(settings);
  });

  it('exactly the configured limit is no loosening', () => {
    expect(tightened('--max-files 10 --timeout 15m')).toEqual(settings);
  });

  it('every flag that would loosen is named, with what is configured', () => {
    expect(tightened('--max-files 99999 --max-cost-usd 5.01 --timeout 0')).toEqual([
      '--max-files 99999 would loosen the configured 10: a comment can only tighten, so give that or less',
      '--max-cost-usd 5.01 would loosen the configured 5: a comment can only tighten, so give that or less',
      '--timeout "0" would loosen the configured 900 s: a comment can only tighten, so give that or less',
    ]);
  });

  it('without a time limit any is tighter, and none is what is configured', () => {
    const endless = settingsSchema.parse({ constraints: { timeout: 0 } });
    expect(tightened('--timeout 5m', endless)).toMatchObject({ constraints: { timeout: 300_000 } });
    expect(tightened('--timeout 0', endless)).toEqual(endless);
  });

  it('no flags, whatever they say, leave a limit looser than it was', () => {
    const number = fc.oneof(fc.nat(2_000_000), fc.nat(20)).map(String);
    const flag = fc.oneof(
      fc
        .tuple(
          fc.constantFrom('max-files', 'max-lines-changed', 'max-tokens', 'max-cost-usd', 'max-turns'),
          number,
        )
        .map(([name, value]) => `--${name} ${value}`),
      fc
        .tuple(fc.nat(2000), fc.constantFrom('', 's', 'm', 'ms', 'h'))
        .map(([n, unit]) => `--timeout ${n}${unit}`),
      fc.constantFrom('--strict', '--read-only', '--deny src/**', '--deny vendor/**'),
    );
    fc.assert(
      fc.property(
        fc.uniqueArray(flag, { maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        (flags, endless, strict) => {
          const from = settingsSchema.parse({ constraints: { timeout: endless ? 0 : '15m', strict } });
          const read = commentFlags(words(flags.join(' ')));
          const result = 'kind' in read ? null : tighten(from, read);
          if (result === null || !result.ok) return;
          const { constraints: now, mode } = result.settings;
          const { constraints: before } = from;
          for (const name of [
            'max_files',
            'max_lines_changed',
            'max_tokens',
            'max_cost_usd',
            'max_turns',
          ] as const) {
            expect(now[name]).toBeLessThanOrEqual(before[name]);
          }
          const long = (ms: number) => (ms === 0 ? Number.POSITIVE_INFINITY : ms);
          expect(long(now.timeout)).toBeLessThanOrEqual(long(before.timeout));
          expect(now.denied_patterns).toEqual(expect.arrayContaining(before.denied_patterns));
          if (before.strict) expect(now.strict).toBe(true);
          expect([from.mode, 'read-only']).toContain(mode);
          const { constraints: _, mode: __, ...rest } = result.settings;
          const { constraints: ___, mode: ____, ...restBefore } = from;
          expect(rest).toEqual(restBefore);
          expect(now.allowed_patterns).toEqual(before.allowed_patterns);
          expect(now.protected_paths).toEqual(before.protected_paths);
        },
      ),
      { numRuns: 400 },
    );
  });

  it('the request that comes of it is frozen, and its origins say what the comment said', () => {
    const request: RunRequest = Object.freeze({
      settings,
      origins: new Map([['constraints.max_files', 'file'] as const, ['mode', 'default'] as const]),
      task: 'x',
      instructions: '',
      provider: 'replay',
      model: 'x.json',
      apiKey: null,
      baseUrl: null,
      fallbacks: [],
      openProtected: [],
      cwd: '/',
      workspace: '/',
      configPath: null,
      forge: null,
      trigger: null,
      artifact: { enabled: true, name: null, retentionDays: null },
      failOn: [],
      json: false,
      notices: [],
    });
    const applied = applyCommentFlags(request, given('--max-files 3'));
    if (!applied.ok) throw new Error('refused');
    expect(applied.request.origins.get('constraints.max_files')).toBe('comment');
    expect(applied.request.origins.get('mode')).toBe('default');
    expect(Object.isFrozen(applied.request) && Object.isFrozen(applied.request.settings.constraints)).toBe(
      true,
    );
    expect(Object.isFrozen(applied.request.settings.constraints.denied_patterns)).toBe(true);
    expect(request.settings.constraints.max_files).toBe(10);
    expect(applyCommentFlags(request, given('--max-files 11')).ok).toBe(false);
  });
});
