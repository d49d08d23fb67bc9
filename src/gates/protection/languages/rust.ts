import type { Language } from './language.ts';
import { RUST } from './syntax.ts';

/** The built-in harness and similar ones (tokio, rstest, proptest); rustc's and clippy's lints. */
export const rust: Language = {
  name: 'Rust',
  extensions: ['.rs'],
  testNames: [/^tests?\.rs$/, /_tests?\.rs$/],
  syntax: RUST,
  cases: [/#\[(?:\w+::)*(?:test|bench|rstest|test_case|case)\b/g],
  assertions: [/\b(?:debug_)?assert\w*!/g, /\bprop_assert\w*!/g, /\bpanic!/g],
  skips: [
    /#!\[cfg(?:_attr)?\(/g,
    /\bmacro_rules![ \t]*(?:(?:debug_)?assert(?:_eq|_ne)?|panic|unreachable|todo|unimplemented)\b/g,
    /#\[ignore\b/g,
    /#\[should_panic\b/g,
    /#!?\[cfg\([ \t]*(?:any\([ \t]*\)|not\([ \t]*test[ \t]*\))/g,
    /#\[cfg_attr\([^\n]{0,200}\bignore\b/g,
    /\bprocess::exit\([ \t]*0[ \t]*\)/g,
  ],
  suppressions: [
    /#!?\[(?:allow|expect)\(/g,
    /#!?\[cfg_attr\([^\n]{0,200}\b(?:allow|expect)\(/g,
    /\brustfmt::skip\b/g,
    /#!?\[coverage\([ \t]*off\b/g,
  ],
  inlineTests: /#\[cfg\(test\)\]/,
};
