import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decidePath, mayReadWith } from '../../../../src/constraints/patterns/path-rules.ts';
import { buildPathRules } from '../../../../src/constraints/registry.ts';
import { change, deletion, type SettingsPart, settingsWith } from '../fixtures.ts';

function rulesWith(part: SettingsPart = {}, openProtected: readonly string[] = []) {
  return buildPathRules(settingsWith(part), { openProtected });
}

describe('what decides a path', () => {
  const listed: SettingsPart = {
    protected_paths: ['all/**'],
    undeletable_files: ['keep.txt'],
    denied_patterns: ['all/**', 'some/**'],
    allowed_patterns: ['src/**'],
  };

  it.each([
    ['all/.git/x', 'git_dir', '.git'],
    ['all/x', 'protected_paths', 'all/**'],
    ['some/x', 'denied_patterns', 'some/**'],
    ['lib/x', 'allowed_patterns', null],
  ])('refuses %s by %s (%s)', (path, rule, pattern) => {
    expect(decidePath(path, rulesWith(listed))).toEqual({
      path,
      use: 'write',
      allowed: false,
      rule,
      pattern,
    });
  });

  it('names the glob that lets a path through, or nothing where none is needed', () => {
    expect(decidePath('src/x', rulesWith(listed))).toMatchObject({
      allowed: true,
      rule: 'allowed_patterns',
      pattern: 'src/**',
    });
    expect(decidePath('src/x', rulesWith())).toMatchObject({ allowed: true, rule: null, pattern: null });
  });

  it('asks for a deletion what it does not ask for a write', () => {
    const rules = rulesWith(listed);
    expect(decidePath('src/keep.txt', rules, 'write').allowed).toBe(true);
    expect(decidePath('src/keep.txt', rules, 'delete')).toMatchObject({
      allowed: false,
      rule: 'undeletable_files',
      pattern: 'keep.txt',
    });
  });

  it('allows what is only warned about, and says by which rule', () => {
    const rules = rulesWith({ on_violation: { denied_patterns: 'warn_continue' } });
    expect(decidePath('vendor/x', rules)).toMatchObject({
      allowed: true,
      rule: 'denied_patterns',
      pattern: 'vendor/**',
    });
  });

  it('goes on to the next list once a protected path is opened', () => {
    const rules = rulesWith(listed, ['all/x']);
    expect(decidePath('all/x', rules)).toMatchObject({ rule: 'denied_patterns' });
  });
});

describe('what may be read', () => {
  const mayRead = mayReadWith(rulesWith());

  it.each(['.env', 'a/.env.local', 'certs/x.pem', '.ssh/id_ed25519', '.git/config', 'a/.GIT/HEAD'])(
    'is not %s',
    (path) => expect(mayRead(path)).toBe(false),
  );

  it.each(['src/app.js', '.github/workflows/ci.yml', 'vendor/lib.go', 'STATE.json', ''])('is %j', (path) =>
    expect(mayRead(path)).toBe(true),
  );
});

describe('a step', () => {
  it('is judged once and remembered, also when it is larger than what is remembered of single paths', () => {
    const rules = rulesWith();
    const step = Array.from({ length: 25_000 }, (_, index) => change(`vendor/${index}.go`));
    expect(rules.ofStep(step).get('denied_patterns')).toHaveLength(25_000);
    expect(rules.ofStep(step)).toBe(rules.ofStep(step));
  });

  it('is judged as if it were the first, whatever was judged before it', () => {
    const path = fc.constantFrom(
      'src/a.js',
      'src/b.js',
      'vendor/a.go',
      'vendor/b.go',
      'STATE.json',
      'CODEOWNERS',
    );
    const one = fc.record({ path, gone: fc.boolean() });
    const step = fc
      .uniqueArray(one, { selector: (each) => each.path })
      .map((all) => all.map((each) => (each.gone ? deletion(each.path) : change(each.path))));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const rules = rulesWith();
        for (const each of steps) expect(rules.ofStep(each)).toEqual(rulesWith().ofStep([...each]));
      }),
    );
  });
});
