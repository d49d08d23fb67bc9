/** Variables that change what make or a recipe's programs do, even if no recipe names them. */
const SPECIAL =
  /^(?:\.?SHELL|\.SHELLFLAGS|SHELLFLAGS|MAKE|MAKEFLAGS|GNUMAKEFLAGS|MFLAGS|MAKEFILES|MAKEFILE_LIST|\.DEFAULT_GOAL|\.RECIPEPREFIX|VPATH|PATH|CC|CXX|CPP|LD|AR|AS|FC|RM|LD_PRELOAD|LD_LIBRARY_PATH|NODE_OPTIONS|NODE_PATH|PYTHON\w*|BASH_ENV|ENV|JAVA_TOOL_OPTIONS|_JAVA_OPTIONS|MAVEN_OPTS|GRADLE_OPTS|RUBYOPT|RUBYLIB|PERL5OPT|PERL5LIB|GOFLAGS|RUSTFLAGS|RUSTC_WRAPPER|CARGO_\w+)$/;

const ASSIGNMENT = /^(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*(?:[:?+!]{0,3})=/;
const TARGET_VARIABLE =
  /^[^\s#:=][^#:=]*:{1,2}[ \t]*(?:(?:export|override|private)[ \t]+)*[\w.-]+[ \t]*[:?+!]{0,3}=/;
const RULE = /^[^\s#:=][^#:=]*:{1,2}(?!=)/;

/**
 * Returns the lines of a Makefile or justfile that affect every recipe. These are special variables, `include`,
 * `define`, conditions, patterns, and everything that is not a plain form. Plain rules and other variables are left
 * out: `commandsFor` compares those of the targets that gates build.
 */
export function globalLines(text: string): string {
  const kept: string[] = [];
  let inRule = false;
  let inDefine = false;
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    const bare = line.trim();
    if (bare === '' || bare.startsWith('#')) continue;
    if (/^define\b/.test(bare)) inDefine = true;
    if (inDefine) {
      kept.push(bare);
      if (/^endef\b/.test(bare)) inDefine = false;
      continue;
    }
    if (/^[\t ]/.test(line) && inRule && !/^ +[\w.-]+[ \t]*[:?+!]{0,3}=/.test(line)) continue;
    const variable = ASSIGNMENT.exec(bare);
    if (TARGET_VARIABLE.test(bare)) {
      kept.push(bare);
      inRule = false;
    } else if (variable !== null) {
      inRule = false;
      if (SPECIAL.test(variable[1] ?? '') || /^export\b/.test(bare)) kept.push(bare);
    } else if (RULE.test(bare)) {
      inRule = isPlain(bare);
      if (!inRule && !/^\.PHONY\b/.test(bare)) kept.push(bare);
    } else {
      inRule = false;
      kept.push(bare);
    }
  }
  return kept.join('\n');
}

/** Returns true for a rule with explicit targets. Pattern rules and special targets may apply to any target. */
function isPlain(rule: string): boolean {
  const targets = rule.slice(0, rule.indexOf(':'));
  return !/[%$]|(?:^|\s)\.[A-Z_]+/.test(targets);
}
