import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isGitRaw, toRawPath } from '../../../../src/adapters/git/program/raw-path.ts';
import { nameProblem } from '../../../../src/adapters/git/worktree/path-name-rules.ts';
import { cleanServerText } from '../../../../src/adapters/http/server-text.ts';
import { checkSpelling } from '../../../../src/adapters/workspace/paths/path-spelling.ts';
import { printableName } from '../../../../src/constraints/definition/validation.ts';
import { foldName } from '../../../../src/core/path/fold-name.ts';
import { isGitPath } from '../../../../src/core/path/git-folder.ts';
import { showInvisible } from '../../../../src/core/text/invisible.ts';
import { globProblem } from '../../../../src/settings/values/globs.ts';
import { withoutInvisible } from '../../../../src/trigger/untrusted/invisible.ts';

/** Kinds on which the lists of these places once disagreed. */
const INVISIBLE = {
  'a zero width space': '\u200b',
  'an override of direction': '\u202e',
  'an isolate': '\u2066',
  'an Arabic letter mark': '\u061c',
  'a deprecated format character': '\u206a',
  'a byte order mark inside': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a Hangul filler': '\u3164',
  'a combining grapheme joiner': '\u034f',
  'a Mongolian vowel separator': '\u180e',
  'a variation selector': '\ufe01',
  'a text style selector': '\ufe0e',
  'a tag': '\u{e0041}',
  'an unassigned tag': '\u{e0002}',
  'a late variation selector': '\u{e0101}',
  'an interlinear mark': '\ufffa',
  'a line separator': '\u2028',
  'a control character': '\x01',
  'a delete': '\x7f',
  'a control character of Latin-1': '\x9b',
  'a lone surrogate': '\ud800',
  'a noncharacter': '\ufdd0',
  'a musical format character': '\u{1d173}',
  'a shorthand format character': '\u{1bca0}',
  'an Egyptian format character': '\u{13430}',
} as const;

describe.each(Object.entries(INVISIBLE))('%s', (_, character) => {
  const name = `a${character}b`;
  const inBytes = Buffer.from(name).toString() === name;

  test('is seen by every reader', () => {
    expect(showInvisible(name).count, 'shown to the model').toBe(1);
    expect(withoutInvisible(name).text.replace('\n', ''), 'a text of others').toBe('ab');
    expect(foldName(name), 'names compared').toBe('ab');
    expect(foldName(`.gi${character}t`)).toBe('.git');
    expect(checkSpelling(name)?.code, 'a path of a tool').toBe('FS-06');
    expect(isGitPath(`.gi${character}t/config`)).toBe(true);
    expect(globProblem(`.${character}./a`), 'a glob').not.toBeNull();
    expect(printableName(name), 'a message').not.toContain(character);
    expect(cleanServerText(name, []), 'a server').toBe('a b');
    if (!inBytes) return;
    expect(nameProblem(toRawPath(name)), 'a name on disk').not.toBeNull();
    expect(isGitRaw(toRawPath(`.gi${character}t`))).toBe(true);
  });
});

describe('what is no hiding place', () => {
  test.each(['❤️', '👩‍💻', '👍🏽', '1️⃣', '🏳️‍🌈'])('%s stays', (emoji) => {
    expect(showInvisible(emoji).count).toBe(0);
    expect(withoutInvisible(emoji).text).toBe(emoji);
    expect(nameProblem(toRawPath(`${emoji}.md`))).toBeNull();
  });

  test('the number signs of Arabic are seen', () => {
    expect(showInvisible('\u0600\u06dd').count).toBe(0);
    expect(withoutInvisible('\u0600\u06dd').text).toBe('\u0600\u06dd');
  });

  test('a picture carries no tags, and no second selector', () => {
    for (const hidden of ['\u{e0041}\u{e0042}', '\u200d\u200d', '\ufe0f\ufe0f']) {
      expect(showInvisible(`📄${hidden}x`).count, escape(hidden)).toBeGreaterThan(0);
      expect(nameProblem(toRawPath(`📄${hidden}x`)), escape(hidden)).not.toBeNull();
    }
  });
});

/** A byte order mark at the beginning is no list, and neither are line ends. */
const LISTED =
  /(?<!\\)\\u\{?0?0?0?(?:00ad|034f|061c|115f|180e|200[b-f]|202[a-e]|206[0-9a-f]|3164|fe0[0-9a-f]|fff[9ab]|e0[0-9a-f]{3})|(?<!\^)\\ufeff|\\p\{(?:Cf|C|DI|Bidi_Control|Default_Ignorable_Code_Point)\}|[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/i;

test('no other file of src has a list of its own', () => {
  const root = join(import.meta.dirname, '../../../../src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files
    .filter((file) => file !== join('core', 'text', 'invisible.ts'))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => LISTED.test(line) && !/^\s*(?:\*|\/\/|\/\*\*)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
