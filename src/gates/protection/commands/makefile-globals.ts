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
      if (SPECIAL.test(variable[1] ?? '') || /^export\b/.test(bare) || runsCommands(bare)) kept.push(bare);
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

/** Programs that only print what they find out. */
const PRINTS =
  /^(?:git(?=[ ]+(?:-C[ ]+\S+[ ]+)?(?:describe|rev-parse|log|ls-files|symbolic-ref|config[ ]+--get|branch[ ]+--show-current|remote[ ]+get-url|diff|status|tag|show)\b)|go(?=[ ]+(?:env|list|version)\b)|date|uname|nproc|getconf|pwd|find|cat|which|command(?=[ ]+-v\b)|ls|dirname|basename|echo|printf|grep|head|tail|tr|cut|sort|uniq|wc|hostname|id|whoami|realpath|readlink|sed(?=[ ]+(?:-n[ ]+)?["'s])|awk|pkg-config|jq|expr|test|true|false|stat|mktemp|python3?(?=[ ]+--version)|node(?=[ ]+(?:--version|-p))|npm(?=[ ]+(?:--version|root|prefix|pkg[ ]+get))|rustc(?=[ ]+--version|[ ]+-vV)|llvm-config|xargs(?=[ ]+(?:dirname|basename)))\b/;

/** Returns true for an assignment that may run a command other than one that prints, for every target. */
function runsCommands(assignment: string): boolean {
  if (/\$[({](?:eval|file|guile|call)\b/.test(assignment)) return true;
  const shells = assignment.matchAll(/\$[({]shell[ \t]+(.*)$|^[\w.-]+[ \t]*!=[ \t]*(.*)$/g);
  return [...shells].some(([, one = '', two = '']) => {
    const script = (one || two).replace(/\d?>[ ]*(?:\/dev\/null|&\d)/g, '').replace(/[)}]+$/, '');
    if (/[><`]|\$\(|-(?:delete|exec|i)\b/.test(script)) return true;
    return script.split(/\|\|?|&&|;/).some((each) => !PRINTS.test(each.trim().replace(/^["'(]+/, '')));
  });
}

/** Returns true for a rule with explicit targets. Pattern rules and special targets may apply to any target. */
function isPlain(rule: string): boolean {
  const targets = rule.slice(0, rule.indexOf(':'));
  return !/[%$]|(?:^|\s)\.[A-Z_]+/.test(targets);
}
