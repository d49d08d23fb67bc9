import type { Document, LineCounter, Node, ParsedNode } from 'yaml';
import { contradictionsIn } from '../checks/contradictions.ts';
import type { Problem } from '../checks/problem.ts';
import { type ConstraintRules, NO_RULES, responseFindings } from '../checks/responses.ts';
import { type Finding, findingsIn } from '../checks/validate.ts';
import { dotted } from '../schema/shape.ts';

/** Maximum bytes of a configuration. */
export const LARGEST_FILE = 1024 ** 2;

/** Maximum number of aliases followed; more count as an attack. */
const MOST_ALIASES = 100;

/** A configuration file. `data` is its content, valid or not; undefined if it is unreadable. */
export interface ParsedFile {
  readonly name: string;
  readonly data: unknown;
  readonly problems: readonly Problem[];
  /** Returns the `file:line:column` of a finding. */
  place(finding: Pick<Finding, 'path' | 'at'>): string;
}

type Yaml = typeof import('yaml');

/**
 * Parses a configuration file and checks it with the schema. Returns all problems in the order of their places. Reads
 * nothing itself, so the bytes may come from the disk or from a commit.
 */
export async function parseSettingsFile(
  name: string,
  bytes: Uint8Array,
  rules: ConstraintRules = NO_RULES,
): Promise<ParsedFile> {
  const source = decoded(bytes);
  if (typeof source !== 'string') return unreadable(name, source.problem);
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  try {
    const document = yaml.parseDocument(source, {
      lineCounter: lines,
      prettyErrors: false,
      logLevel: 'error',
      stringKeys: true,
      // Slow (quadratic) in the library; checked below in one pass.
      uniqueKeys: false,
    });
    return new Reading(yaml, name, document, lines).finish(rules);
  } catch (error) {
    if (error instanceof RangeError) return unreadable(name, TOO_DEEP);
    throw error;
  }
}

function unreadable(name: string, message: string): ParsedFile {
  return { name, data: undefined, problems: [{ where: name, message }], place: () => name };
}

/** Returns the text of the file, or its problem. */
function decoded(bytes: Uint8Array): string | { readonly problem: string } {
  if (bytes.length > LARGEST_FILE) {
    return {
      problem: `${bytes.length} bytes, but a configuration may have at most ${LARGEST_FILE}: check that this is the right file`,
    };
  }
  if (bytes.includes(0)) return { problem: 'it is a binary file, or not UTF-8: name a YAML file in UTF-8' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.trim() === '' ? { problem: EMPTY } : text;
  } catch {
    return { problem: 'it is not UTF-8: save it as UTF-8' };
  }
}

const EMPTY = 'it is empty: write at least "version: 1", or remove the file';

const TOO_DEEP = 'it is nested too deeply: use fewer levels';

/** Matches V8's message for a full stack, which the parser reports as an error of the document. */
const OUT_OF_STACK = /call stack|stack overflow/i;

/** One parsed document on its way to data and problems. */
class Reading {
  readonly #yaml: Yaml;
  readonly #name: string;
  readonly #document: Document.Parsed<ParsedNode>;
  readonly #lines: LineCounter;

  constructor(yaml: Yaml, name: string, document: Document.Parsed<ParsedNode>, lines: LineCounter) {
    this.#yaml = yaml;
    this.#name = name;
    this.#document = document;
    this.#lines = lines;
  }

  finish(rules: ConstraintRules): ParsedFile {
    const place = (finding: Pick<Finding, 'path' | 'at'>) => this.#at(this.#offset(finding));
    const errors = [...this.#document.errors, ...this.#document.warnings];
    if (errors.some(({ message }) => OUT_OF_STACK.test(message))) return unreadable(this.#name, TOO_DEEP);
    const broken = errors.map((error) => ({
      offset: error.pos[0],
      message: plain(error.code, error.message),
    }));
    if (broken.length === 0) broken.push(...this.#badAliases());
    if (broken.length > 0) return this.#result(undefined, broken, place);
    const data = this.#data();
    if (data === null) return unreadable(this.#name, EMPTY);
    if (data === BOMB) {
      const message = `aliases are followed more than ${MOST_ALIASES} times: write the values out`;
      return this.#result(undefined, [{ offset: 0, message }], place);
    }
    const all = [...findingsIn(data), ...contradictionsIn(data), ...responseFindings(data, rules)];
    const findings = all.map((finding) => ({ offset: this.#offset(finding), message: worded(finding) }));
    return this.#result(data, [...this.#nodeProblems(), ...findings], place);
  }

  #result(data: unknown, found: readonly Located[], place: ParsedFile['place']): ParsedFile {
    const problems = found
      .toSorted((one, other) => one.offset - other.offset)
      .map(({ offset, message }) => ({ where: this.#at(offset), message }));
    return { name: this.#name, data, problems, place };
  }

  #data(): unknown {
    try {
      return this.#document.toJS({ maxAliasCount: MOST_ALIASES });
    } catch (error) {
      if (error instanceof ReferenceError) return BOMB;
      throw error;
    }
  }

  #at(offset: number): string {
    const { line, col } = this.#lines.linePos(offset);
    return `${this.#name}:${line}:${col}`;
  }

  /** Finds aliases without an anchor, and aliases inside their own anchor. */
  #badAliases(): readonly Located[] {
    const { isNode, isScalar, isCollection, visit } = this.#yaml;
    const anchors = new Set<string>();
    const found: Located[] = [];
    visit(this.#document, {
      Node: (_, node, path) => {
        if ((isScalar(node) || isCollection(node)) && node.anchor) anchors.add(node.anchor);
        if (!this.#yaml.isAlias(node)) return;
        const inside = path.some(
          (above) => isNode(above) && isCollection(above) && above.anchor === node.source,
        );
        if (anchors.has(node.source) && !inside) return;
        const why = inside ? 'is inside its own anchor' : 'has no anchor above it';
        found.push({ offset: start(node), message: `the alias *${node.source} ${why}: write the value out` });
      },
    });
    return found;
  }

  /** Finds duplicate keys and NULs, which the schema cannot see in the data. */
  #nodeProblems(): readonly Located[] {
    const { isMap, isScalar, visit } = this.#yaml;
    const found: Located[] = [];
    visit(this.#document, {
      Scalar: (_, node) => {
        if (typeof node.value !== 'string' || !node.value.includes('\0')) return;
        found.push({ offset: start(node), message: 'this text contains a NUL character: remove it' });
      },
      Map: (_, node) => {
        const seen = new Map<string, number>();
        for (const { key } of isMap(node) ? node.items : []) {
          if (!isScalar(key)) continue;
          const name = String(key.value);
          const first = seen.get(name);
          if (first === undefined) seen.set(name, start(key));
          else found.push({ offset: start(key), message: this.#duplicate(name, first) });
        }
      },
    });
    return found;
  }

  #duplicate(name: string, first: number): string {
    return `key "${name}" is a duplicate of line ${this.#lines.linePos(first).line}: remove one of them`;
  }

  /** Returns the position of a path in the source, or of its nearest existing parent. */
  #offset({ path, at }: Pick<Finding, 'path' | 'at'>): number {
    let node: Node | null | undefined = this.#document.contents;
    let offset = start(node);
    for (const [depth, step] of path.entries()) {
      const found = this.#child(this.#resolved(node), step);
      if (found === null) return offset;
      const wantsKey = at === 'key' && depth === path.length - 1;
      offset = wantsKey || found.value === null ? start(found.key ?? found.value) : start(found.value);
      node = found.value;
    }
    return offset;
  }

  #resolved(node: Node | null | undefined): Node | null | undefined {
    return this.#yaml.isAlias(node) ? node.resolve(this.#document) : node;
  }

  #child(node: Node | null | undefined, step: PropertyKey): Child | null {
    const { isMap, isSeq, isScalar, isNode } = this.#yaml;
    if (isSeq(node)) {
      const value = node.items[Number(step)];
      return isNode(value) ? { key: null, value } : null;
    }
    if (!isMap(node)) return null;
    const pair = node.items.findLast(({ key }) => isScalar(key) && String(key.value) === String(step));
    if (pair === undefined || !isNode(pair.key)) return null;
    return { key: pair.key, value: isNode(pair.value) ? pair.value : null };
  }
}

interface Located {
  readonly offset: number;
  readonly message: string;
}

interface Child {
  readonly key: Node | null;
  readonly value: Node | null;
}

const BOMB = Symbol('alias bomb');

function start(node: Node | null | undefined): number {
  return node?.range?.[0] ?? 0;
}

function worded(finding: Finding): string {
  return finding.subject && finding.path.length > 0
    ? `${dotted(finding.path)}: ${finding.message}`
    : finding.message;
}

/** Replaces the parser's message if ours gives a better remedy. */
function plain(code: string, message: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a second document begins here, but only one is read: remove the rest';
  if (code === 'TAB_AS_INDENT') return 'this line is indented with a tab: YAML allows only spaces';
  return `not valid YAML: ${message.split('\n')[0] ?? message}`;
}
