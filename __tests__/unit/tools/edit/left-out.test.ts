import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/tools/edit/apply-edits.ts';
import { applyUnified } from '../../../../src/tools/edit/apply-unified-diff.ts';

const BODY = ['  const a = one();', '  const b = two(a);', '  check(b);', '  log(a, b);', '  return b;'];
const FILE = `function run() {\n${BODY.join('\n')}\n}\nafter();\n`;

function said(file: string, search: string, replace: string): string {
  const result = applyEdits(Buffer.from(file), [{ search, replace }], 'file');
  return result.ok ? Buffer.from(result.after).toString() : `refused: ${result.reason}`;
}

/** The head changed, the body left out by that text. */
const withNote = (note: string): string => said(FILE, FILE, `function walk() {\n${note}\n}\nafter();\n`);

describe('a replacement that leaves code out', () => {
  it.each([
    '  # ... (rest of the code remains the same) ...',
    '  // … 20 lines …',
    '  // lines 10-40 unchanged',
    '  /* body omitted for brevity */',
    '  <!-- other imports -->',
    '  -- everything below remains unchanged',
    '  ; same as before',
    '  % [unchanged]',
    "  ' existing code here",
    '  REM rest of the program',
    '  """ previous implementation """',
    "  ''' keep the rest '''",
    '  {# remaining fields #}',
    '  {{!-- as above --}}',
    '  <%# other existing methods %>',
    '  (* no changes here *)',
    '  {- rest of module -}',
    '  ! remaining statements unchanged',
    '  * remaining paragraphs as before',
    '  dnl rest unchanged',
    '  .. rest of the document',
    '  @c rest of the section',
    '  .\\" rest of the page unchanged',
    '  :: rest of the script',
    '  {/* ... existing JSX ... */}',
    '  /*\n   * The rest of the function\n   * stays exactly as it was\n   */',
    '  """\n  rest of the code unchanged\n  """',
    '  <-- rest of the body -->',
    '  // === unchanged ===',
    '  // original',
    '  # implementation',
    '  /* original */',
    '  <!-- implementation -->',
    '  (* implementation *)',
    '  -- original',
    '  ; function body',
    '  {# existing #}',
    '  $REST',
    '  ${existing_code}',
    '  {{existing code}}',
    '  {{ rest_of_code }}',
    '  {% existing code %}',
    '  <<EXISTING_CODE>>',
    '  <EXISTING_CODE>',
    '  «existing code»',
    '  %%REST%%',
    '  __REST_OF_CODE__',
    '  pass  # original',
    '  // 原代码',
    '  ...',
    '  …',
    '  [...]',
    '  <...>',
    '  (...)',
    '  . . .',
    '  [snip]',
    '  ...existing code...',
    '  [rest of the code unchanged]',
    '  pass  # unchanged',
    '  return b; // ... rest of the function ...',
    '  init(); // existing code here',
    '  // one() and two() stay the same',
    '  // ... check() and log() remain unchanged ...',
    '  // TODO: rest of the code',
    '  // >8',
    '  # ---- 8< ----',
    '  // $REST',
    '  # ${existing_code}',
    '  // (existing)',
    '  /* [remaining] */',
    '  // (original)',
    '  pass  # implementation details',
    '  pass # body',
    '  return; // implementation',
    '  return {}; // implementation details',
    '  return null; // other options unchanged ...',
    '  return ...;',
    '  return (...);',
    '  const a = …;',
    '  <div>{/* unchanged */}</div>',
    '  % original implementation',
    '  // restlicher Code unverändert',
    '  // le reste du code est inchangé',
    '  # el resto del código permanece igual',
    '  # o restante do código permanece igual',
    '  // 其余代码保持不变',
    '  // 残りのコードは変更なし',
    '  // остальной код без изменений',
  ])('is refused: %j', (note) => {
    expect(withNote(note)).toMatch(/^refused.*leaves code out/);
  });

  it('is refused where it adds more lines than it loses', () => {
    const added = Array.from({ length: 9 }, (_, i) => `  step${i}();`).join('\n');
    for (const note of ['// ... rest of the body', '// ...', '// rest unchanged'])
      expect(withNote(`${added}\n  ${note}`)).toMatch(/^refused.*leaves code out/);
  });

  it('is refused in place of a body in braces or behind a colon', () => {
    expect(said(FILE, FILE, 'function walk() { ... }\nafter();\n')).toMatch(/^refused.*leaves code out/);
    expect(said(FILE, FILE, 'function walk() { /* unchanged */ }\nafter();\n')).toMatch(/^refused.*leaves/);
    const python = 'def run(self):\n    a = 1\n    b = a + 1\n    print(b)\n    return b\n';
    expect(said(python, python, 'def walk(self): ...\n')).toMatch(/^refused.*leaves code out/);
    expect(said(python, python, 'def walk(self):\n    ...\n')).toMatch(/^refused.*leaves code out/);
  });

  it('is refused in the added lines of a unified diff', () => {
    const removed = ['function run() {', ...BODY].map((line) => `-${line}\n`).join('');
    const diff = `--- a/file\n+++ b/file\n@@ -1,7 +1,3 @@\n${removed}+function walk() {\n+  // remaining lines as before\n }\n`;
    const result = applyUnified(Buffer.from(FILE), diff, 'file');
    expect(result.ok ? '' : result.reason).toContain('leaves code out');
  });

  it('is refused beside lines that both sides leave out', () => {
    const search = 'function run() {\n// ...\n  log(a, b);\n  return b;\n}\n';
    const replace = 'function walk() {\n// ...\n  // the rest is unchanged\n}\n';
    expect(said(FILE, search, replace)).toMatch(/^refused.*leaves code out/);
  });

  it('is taken where the file or the search has the note already', () => {
    const file = `a();\nb();\nc();\n// other imports\nd();\n`;
    expect(said(file, file, 'a();\n// other imports\nd();\n')).toBe('a();\n// other imports\nd();\n');
  });
});

describe('text that only looks like left-out code', () => {
  it.each([
    '  return { ...rest, ...other };',
    '  const [first, ...remaining] = list;',
    '  original(...args);',
    '  return null; // the config file was not found',
    '  return [...items];',
    '  return; // Just in case',
    '  pass  # the body is tested elsewhere',
    '  ...args: any[]',
    '  // Loading the remaining pages of the archive',
    '  this.option = option; // preserve existing option',
    '  expect(after).toBe(before); // nothing is written',
    '  it("keeps the rest of the file unchanged", () => {});',
    '  - The rest of the API is unchanged.',
    '  The remaining options are described in the next chapter.',
    '  # Previous releases',
    '  for i in 0..10 {',
    '  func join(parts ...string) string {',
    '  "files": ["..."],',
    '  *rest',
    '  **kwargs',
    '  .rest { color: red }',
    '  #other { color: red }',
    "  'unchanged',",
    '  <existing/>',
    '  {{ existing.code }}',
  ])('is written: %j', (line) => {
    expect(said(FILE, '  log(a, b);\n  return b;\n', `${line}\n`)).toContain(`${line}\n`);
  });

  it.each([
    '# CHANGELOG\n\nThe rest of the API is unchanged.\n',
    '// unchanged\n',
    '---\na: 1\n...\n',
    '# Other methods\n',
  ])('is written where nothing is lost: %j', (text) => {
    expect(said('a();\n', 'a();\n', `a();\n${text}`)).toBe(`a();\n${text}`);
  });

  it('is written as the body of a Python stub', () => {
    const python = 'class P(Protocol):\n    def run(self) -> int:\n        raise NotImplementedError\n';
    expect(said(python, '        raise NotImplementedError\n', '        ...\n')).toContain('        ...\n');
    const file = '@overload\ndef f(a: int) -> int:\n    """Doc."""\n    pass\n';
    expect(said(file, file, '@overload\ndef f(a: int) -> int: ...\n')).toContain('-> int: ...');
  });
});
