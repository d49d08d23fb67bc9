/** A Makefile's rules by target, and its variables, as text. */
export interface Makefile {
  readonly rules: ReadonlyMap<string, MakeRule>;
  readonly variables: ReadonlyMap<string, string>;
  /** What a bare `make` builds; '' where there is nothing. */
  readonly first: string;
}

export interface MakeRule {
  readonly needs: readonly string[];
  readonly recipe: string;
}

/** Of the targets that share one rule, so many are read: every line of the recipe is kept for each. */
const MOST_TARGETS = 200;

interface Draft {
  readonly needs: string[];
  recipe: string;
}

export function isMakefile(path: string): boolean {
  return /(?:^|\/)(?:GNUmakefile|[Mm]akefile|[^/]+\.mk|[Jj]ustfile)$/.test(path);
}

/** Reads the plain shape: targets, what they need, recipes, variables. Conditionals and functions are not run. */
export function readMakefile(text: string): Makefile {
  const rules = new Map<string, Draft>();
  const variables = new Map<string, string>();
  let targets: readonly string[] = [];
  let first = '';
  for (const line of text.replaceAll('\\\n', ' ').split('\n')) {
    if (/^[\t ]+\S/.test(line)) {
      addRecipe(rules, targets, line.trim());
      continue;
    }
    const variable = /^(?:export[ ]+)?([\w.-]+)[ \t]*[:?+]{0,3}=(.*)$/.exec(line);
    const rule = /^([^\s#:=][^#:=]*):(?!=)([^=]*)$/.exec(line);
    if (variable !== null) variables.set(variable[1] ?? '', (variable[2] ?? '').trim());
    else if (rule !== null) {
      targets = (rule[1] ?? '').trim().split(/\s+/).slice(0, MOST_TARGETS);
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

/** What a target runs: its recipe with the variables in it spelled out, one step deep. */
export function commandsFor({ rules, variables }: Makefile, target: string): string | null {
  const rule = rules.get(target);
  if (rule === undefined) return null;
  const recipe = rule.recipe.replace(
    /\$[({]([\w.-]+)[)}]/g,
    (whole, name: string) => variables.get(name) ?? whole,
  );
  return `${rule.needs.join(' ')}\n${recipe}`.trim();
}

/** Files that a Makefile or justfile includes, as it names them. */
export function includesIn(text: string): readonly string[] {
  return [...text.matchAll(/^[ \t]*(?:-?include|sinclude|import\??|mod\??)[ \t]+(.+)$/gm)].flatMap(
    ([, names = '']) => names.split(/[\s"']+/).filter((name) => /^[\w./+-]+$/.test(name)),
  );
}

/** The targets that a command makes; '' stands for the first. */
export function targetsNamed(command: string): readonly string[] {
  return command.split(/[\n;&|()]+/).flatMap((part) => {
    const words = part.split(/[\s"'`]+/).filter((word) => word !== '');
    const at = words.findIndex((word) => /^(?:.*\/)?(?:g?make|just)$|^\$\(MAKE\)$/.test(word));
    if (at === -1) return [];
    const targets = words.slice(at + 1).filter((word) => !word.startsWith('-') && !word.includes('='));
    return targets.length === 0 ? [''] : targets;
  });
}
