import { describe, expect, test } from 'vitest';
import { showInvisible } from '../../../../src/core/text/invisible.ts';
import { fixture } from '../../adapters/workspace/fixture.ts';
import { outcome } from '../run.ts';

const TAG = '\u{e0041}';
const LINE = `const name = 'ad${TAG}a\u200b';`;
const FILE = `first\n${LINE}\nlast\n`;
const SHOWN = showInvisible(LINE).text;

async function edited(file: string, args: object) {
  return outcome(fixture({ 'a.js': file }), 'apply_diff', { path: 'a.js', ...args });
}

describe('an edit of a line with invisible characters', () => {
  test('finds it by the escapes that the model was shown, and by the characters themselves', async () => {
    expect(SHOWN).toBe("const name = 'ad\\u{E0041}a\\u{200B}';");
    for (const search of [SHOWN, SHOWN.toLowerCase(), LINE]) {
      const { after } = await edited(FILE, { edits: [{ search, replace: "const name = 'ada';" }] });
      expect(after).toBe("first\nconst name = 'ada';\nlast\n");
    }
  });

  test('keeps those that the replacement names', async () => {
    const { after } = await edited(FILE, { edits: [{ search: SHOWN, replace: `${SHOWN} // kept` }] });
    expect(after).toBe(`first\n${LINE} // kept\nlast\n`);
  });

  test('takes a unified diff with them', async () => {
    const diff = `--- a/a.js\n+++ b/a.js\n@@ -1,3 +1,3 @@\n first\n-${SHOWN}\n+x\n last\n`;
    expect((await edited(FILE, { diff })).after).toBe('first\nx\nlast\n');
  });

  test('leaves an escape alone that stands in the file as text', async () => {
    const { after } = await edited("a = '\\u{200B}';\n", {
      edits: [{ search: "'\\u{200B}'", replace: "'\\u{200C}'" }],
    });
    expect(after).toBe("a = '\\u{200C}';\n");
  });

  test('is refused for its own reason where neither form is there', async () => {
    const { after, said } = await edited('nothing\n', { edits: [{ search: 'x\\u{200B}y', replace: 'z' }] });
    expect(after).toBeUndefined();
    expect(said).toContain('the search matches nothing in the file');
  });
});
