/** A Makefile's rules by target, and its variables, as text. */
export interface Makefile {
  readonly rules: ReadonlyMap<string, MakeRule>;
  readonly variables: ReadonlyMap<string, string>;
  /** The target that a bare `make` builds; '' if there are no targets. */
  readonly first: string;
}

export interface MakeRule {
  readonly needs: readonly string[];
  readonly recipe: string;
}

/** Maximum number of targets read from one rule, because each keeps every line of the recipe. */
const MAX_TARGETS = 200;

const VARIABLE = /^(?:(?:export|override|private)[ \t]+)*([\w.-]+)[ \t]*[:?+!]{0,3}=(.*)$/;
/** Maximum rounds of expanding nested variables while the text stays below the length limit. */
const MOST_ROUNDS = 8;
const LONGEST_RECIPE = 64 * 1024;

interface Draft {
  readonly needs: string[];
  recipe: string;
}

export function isMakefile(path: string): boolean {
  return /(?:^|\/)(?:GNUmakefile|[Mm]akefile|[^/]+\.mk|[Jj]ustfile)$/.test(path);
}

/** Parses plain Makefiles: targets, prerequisites, recipes, variables. Conditionals and functions are not evaluated. */
export function readMakefile(text: string): Makefile {
  const rules = new Map<string, Draft>();
  const variables = new Map<string, string>();
  let targets: readonly string[] = [];
  let first = '';
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    // make accepts an assignment after leading spaces, but not after a tab.
    const variable = VARIABLE.exec(line.replace(/^ +/, ''));
    if (/^[\t ]+\S/.test(line)) {
      if (variable !== null && line.startsWith(' '))
        variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
      addRecipe(rules, targets, line.trim());
      continue;
    }
    const rule = /^([^\s#:=][^#:=]*):(?!=)([^=]*)$/.exec(line);
    if (variable !== null) variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
    else if (rule !== null) {
      targets = (rule[1] ?? '').trim().split(/\s+/).slice(0, MAX_TARGETS);
      const [needed = '', inline] = (rule[2] ?? '').split(';');
      for (const target of targets) ruleFor(rules, target).needs.push(...namesIn(needed));
      if (inline !== undefined) addRecipe(rules, targets, inline.trim());
      if (first === '') first = targets.find((target) => !target.startsWith('.')) ?? '';
    } else if (line.trim() !== '' && !line.startsWith('#')) targets = [];
  }
  return { rules, variables, first };
}

function namesIn(needed: string): readonly string[] {
  return needed.split(/\s+/).filter((need) => need !== '' && need !== '|');
}

function ruleFor(rules: Map<string, Draft>, target: string): Draft {
  const rule = rules.get(target) ?? { needs: [], recipe: '' };
  rules.set(target, rule);
  return rule;
}

function addRecipe(rules: Map<string, Draft>, targets: readonly string[], line: string): void {
  if (line.startsWith('#')) return;
  for (const target of targets) ruleFor(rules, target).recipe += `${line}\n`;
}

/** Returns the recipe of a target, with its variables expanded. */
export function commandsFor({ rules, variables }: Makefile, target: string): string | null {
  const rule = rules.get(target);
  if (rule === undefined) return null;
  let { recipe } = rule;
  for (let round = 0; round < MOST_ROUNDS && recipe.length < LONGEST_RECIPE; round += 1) {
    const spelled = recipe.replace(
      /\$(?:[({]([\w.-]+)[)}]|([A-Za-z_]))/g,
      (whole, long?: string, short?: string) => variables.get(long ?? short ?? '') ?? whole,
    );
    if (spelled === recipe) break;
    recipe = spelled;
  }
  return `${rule.needs.join(' ')}\n${recipe}`.trim();
}

/** Returns the targets that make runs even if files with their names exist. */
export function phonyIn({ rules }: Makefile): ReadonlySet<string> {
  return new Set(rules.get('.PHONY')?.needs);
}

/** Returns the files that a Makefile or justfile includes, as it names them. */
export function includesIn(text: string): readonly string[] {
  return [...text.matchAll(/^[ \t]*(?:-?include|sinclude|import\??|mod\??)[ \t]+(.+)$/gm)].flatMap(
    ([, names = '']) => names.split(/[\s"']+/).filter((name) => /^[\w./+-]+$/.test(name)),
  );
}

/** Returns the targets that a command builds; '' is the first target. */
export function targetsNamed(command: string): readonly string[] {
  return command.split(/[\n;&|()]+/).flatMap((part) => {
    const words = part.split(/[\s"'`]+/).filter((word) => word !== '');
    const at = words.findIndex((word) => /^(?:.*\/)?(?:g?make|just)$|^\$\(MAKE\)$/.test(word));
    if (at === -1) return [];
    const targets = words.slice(at + 1).filter((word) => !word.startsWith('-') && !word.includes('='));
    return targets.length === 0 ? [''] : targets;
  });
}
