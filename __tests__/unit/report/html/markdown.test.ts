import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markdown } from '../../../../src/report/html/markdown/markdown.ts';

const html = (source: string) => markdown(source, 10_000);

describe('the Markdown of a model', () => {
  test.each([
    ['# Title #', '<p class="head">Title #</p>'],
    ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>'],
    ['- a\n- b\n  more\n  - c\n1. d', '<ul><li>a</li><li>b more<ul><li>c</li></ul></li><li>d</li></ul>'],
    ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
    ['**b** *i* `c*d*` a*b*c', '<p><strong>b</strong> <em>i</em> <code>c*d*</code> a*b*c</p>'],
    [
      '```ts\nlet a = 1 < 2;\n```\nafter',
      '<pre class="out" tabindex="0">let a = 1 &lt; 2;</pre><p>after</p>',
    ],
    ['> quoted\n> - x', '<blockquote><p>quoted</p><ul><li>x</li></ul></blockquote>'],
    ['---', '<hr>'],
    ['snake_case_name and 2*3*4', '<p>snake_case_name and 2*3*4</p>'],
  ])('%j is shown as %s', (source, shown) => expect(html(source)).toBe(shown));

  test('a table has a row for each line', () => {
    expect(html('| a | b |\n|---|:-:|\n| 1 | `2` |')).toBe(
      '<div class="scroll" tabindex="0"><table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><code>2</code></td></tr></table></div>',
    );
  });

  test('a link shows its address, and only https is a link', () => {
    expect(html('[docs](https://example.com/a?b=1&c)')).toBe(
      '<p>docs (<a href="https://example.com/a?b=1&amp;c" rel="noopener noreferrer nofollow">https://example.com/a?b=1&amp;c</a>)</p>',
    );
    expect(html('see https://example.com/x.')).toContain('>https://example.com/x</a>.');
    for (const address of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'http://example.com',
      '//example.com',
      'https://user@example.com/',
      'https://example.com/"onclick="x',
      'file:///etc/passwd',
      '#main',
    ])
      expect(html(`[x](${address})`), address).not.toContain('<a');
  });

  test('images and raw HTML are text', () => {
    expect(html('![x](https://evil.example/track.png)')).not.toMatch(/<img|<a/);
    expect(html('<b>bold</b> <script>x</script> <!-- hidden -->')).toBe(
      '<p>&lt;b&gt;bold&lt;/b&gt; &lt;script&gt;x&lt;/script&gt; &lt;!-- hidden --&gt;</p>',
    );
  });

  const OWN =
    /<(?:\/?(?:p|br|strong|em|code|ul|ol|li|blockquote|hr|table|tr|td|th|pre|div)|p class="head"|pre class="out" tabindex="0"|div class="scroll" tabindex="0"|a href="https:\/\/[^"<>]*" rel="noopener noreferrer nofollow"|\/a)>/g;

  test('any text becomes only elements of ours, each closed', () => {
    const pieces = [
      '`',
      '*',
      '**',
      '[',
      '](',
      ')',
      '!',
      '#',
      '- ',
      '1. ',
      '> ',
      '|',
      '---',
      '```',
      '\n',
      '\n\n',
      '  ',
      'a',
      '<b>',
      '"',
      "'",
      'https://e.x/',
      'javascript:',
      '\u202e',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 60 }), (parts) => {
        const shown = html(parts.join(''));
        const tags = shown.match(OWN) ?? [];
        expect(shown.replace(OWN, '')).not.toMatch(/[<>\u202e]/);
        const open: string[] = [];
        for (const tag of tags) {
          const name = /[a-z]+/.exec(tag)?.[0] ?? '';
          if (tag.startsWith('</')) expect(open.pop()).toBe(name);
          else if (name !== 'br' && name !== 'hr') open.push(name);
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('a text without an end is cut, and hostile repetition is read in a moment', () => {
    expect(markdown('word '.repeat(20_000), 1000).length).toBeLessThan(1200);
    for (const piece of ['*', '[', '`', '> ', '#', '| ', '- ', '**a', '[a](', 'https://a', '~~~\n', '1. '])
      expect(markdown(piece.repeat(20_000), 50_000).length).toBeGreaterThan(0);
  });
});
