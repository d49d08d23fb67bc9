import {
  type ArithmeticExpansionPart,
  type Assignment,
  type Command,
  type DoubleQuotedChild,
  forEachChild,
  type HereDoc,
  type ParsedScript,
  parse,
  type SyntaxNode,
  type Word,
  type WordPart,
} from 'unbash';
import { expandBraces } from './expand-braces.ts';
import { knownValue, type ParameterValue, parameterValue } from './expand-parameters.ts';
import { type ShellWord, UNREAD } from './shell-reading.ts';
import { type ShellScope, withinLength } from './shell-scope.ts';

/** Callbacks of the reader that expansion needs. */
export interface ExpansionHost {
  /** Returns what the script would print, and walks it; UNREAD for unknown parts. */
  output(script: ParsedScript, scope: ShellScope): string;
  /** Returns a path from which a process substitution's text can be read. */
  fileFor(script: ParsedScript, scope: ShellScope): string;
  missing(name: string): void;
}

/** Part of a word. A list is the fields of `"$@"`; other pieces are joined with their neighbors. */
type Piece = { readonly texts: readonly string[]; readonly quoted: boolean; readonly glob: boolean };

/** Maximum number of fields. */
const MAX_FIELDS = 1024;

/** Longer words are not searched for braces, because that takes quadratic time. */
const MAX_BRACED_CHARS = 4096;

/** Turns words as written into the words that a program gets. */
export class Expander {
  readonly #host: ExpansionHost;

  constructor(host: ExpansionHost) {
    this.#host = host;
  }

  /** Returns the fields that a word becomes: none, one or many. */
  fields(word: Word, scope: ShellScope): readonly ShellWord[] {
    if (!word.parts?.some((part) => part.type === 'BraceExpansion')) return this.#split(word, scope);
    const raws = word.text.length > MAX_BRACED_CHARS ? null : expandBraces(word.text);
    if (raws === null) return [{ text: UNREAD, glob: false }];
    return raws.flatMap((raw) => {
      if (raw === '') return [];
      const again = reparsed(raw);
      return again === null ? [{ text: UNREAD, glob: false }] : this.#split(again, scope);
    });
  }

  /** Returns a word as one text, as an assignment or a redirection takes it. */
  text(word: Word, scope: ShellScope): string {
    const pieces = this.#pieces(word, scope);
    return withinLength(pieces.map(({ texts }) => texts.join(' ')).join(''));
  }

  /** Returns the text of a here-document, in which quotes are ordinary characters. */
  body({ body: { text, parts }, delimiter }: HereDoc, scope: ShellScope): string {
    if (delimiter?.quoted === true) return text;
    if (parts === undefined) return text.replace(/\\(?:\n|([$`\\]))/g, '$1');
    return withinLength(parts.map((part) => this.#piece(part, scope, true).texts.join(' ')).join(''));
  }

  /** Returns all words of a command, and assigns the lists that it declares. */
  words(node: Command, scope: ShellScope): readonly ShellWord[] {
    const words = node.name === undefined ? [] : [...this.fields(node.name, scope)];
    for (const arg of node.args) {
      if (arg.type === 'Word') words.push(...this.fields(arg, scope));
      else if (arg.value.type === 'ArrayValue') this.assign(arg, scope);
      else {
        const value = this.text(arg.value, scope);
        words.push({ text: `${arg.name}${arg.append === true ? '+' : ''}=${value}`, glob: false });
      }
    }
    return words;
  }

  assign(assignment: Assignment, scope: ShellScope): void {
    const { name, value, append = false, index } = assignment;
    const isList = value.type === 'ArrayValue';
    const texts = isList
      ? value.elements.flatMap((element) => this.fields(element, scope).map(({ text }) => text))
      : [this.text(value, scope)];
    if (index !== undefined) this.#assignAt(name, this.text(index, scope), texts[0] ?? '', scope);
    else if (append) scope.append(name, texts, isList);
    else scope.set(name, texts);
  }

  #assignAt(name: string, index: string, value: string, scope: ShellScope): void {
    const list = [...(scope.variables.get(name) ?? [])];
    const isPlace = /^\d{1,3}$/.test(index);
    if (isPlace) list[Number(index)] = value;
    scope.set(name, isPlace ? Array.from(list, (each) => each ?? '') : [UNREAD]);
  }

  /** Walks scripts inside arithmetic, tests and patterns. */
  visit(node: SyntaxNode, scope: ShellScope): void {
    if (node.type === 'Script') this.#host.output(node, scope);
    else if (node.type === 'Word') this.#pieces(node, scope);
    else forEachChild(node, (child) => this.visit(child, scope));
  }

  #split(word: Word, scope: ShellScope): readonly ShellWord[] {
    const fields: ShellWord[] = [];
    let isOpen = false;
    const separators = scope.variables.get('IFS')?.[0] ?? ' \t\n';
    for (const { texts, quoted, glob } of this.#pieces(word, scope)) {
      const parts = texts.map((text) => (quoted ? [text] : splitAt(text, separators)));
      for (const [index, group] of parts.entries()) {
        for (const [at, part] of group.entries()) {
          if (at > 0 || index > 0) isOpen = false;
          if (!quoted && part === '') continue;
          const before = isOpen ? fields.pop() : undefined;
          fields.push({
            text: withinLength(`${before?.text ?? ''}${part}`),
            glob: glob || before?.glob === true,
          });
          isOpen = true;
        }
      }
      if (fields.length > MAX_FIELDS) return [{ text: UNREAD, glob: false }];
    }
    return fields;
  }

  #pieces(word: Word, scope: ShellScope): readonly Piece[] {
    const { parts, text, value } = word;
    const home = text.startsWith('~') ? homeOf(value) : null;
    if (parts === undefined) return [plain(home ?? value)];
    return parts.map((part, index) => {
      if (index === 0 && home !== null && part.type === 'Literal')
        return plain(homeOf(part.value) ?? part.value);
      return this.#piece(part, scope, false);
    });
  }

  #piece(part: WordPart, scope: ShellScope, quoted: boolean): Piece {
    switch (part.type) {
      case 'Literal':
      case 'SingleQuoted':
      case 'AnsiCQuoted':
        return plain(part.value);
      case 'Glob':
      case 'ExtendedGlob':
        this.visitParts(part, scope);
        return { texts: [part.text], quoted: true, glob: true };
      case 'DoubleQuoted':
      case 'LocaleString':
        return this.#doubleQuoted(part.parts, scope);
      case 'SimpleExpansion':
        return ofValue(this.#simple(part.text.slice(1), scope), quoted);
      case 'ParameterExpansion': {
        const textOf = (word: Word): string => this.text(word, scope);
        const missing = (name: string): void => this.#host.missing(name);
        return ofValue(parameterValue(part, { scope, textOf, missing }), quoted);
      }
      case 'CommandExpansion':
        return { texts: [this.#output(part.script, scope)], quoted, glob: false };
      case 'ArithmeticExpansion':
        return plain(this.#arithmetic(part, scope));
      case 'ProcessSubstitution':
        return plain(part.script === undefined ? UNREAD : this.#host.fileFor(part.script, scope));
      case 'BraceExpansion':
        return plain(part.text);
    }
  }

  visitParts(part: WordPart, scope: ShellScope): void {
    forEachChild(part, (child) => this.visit(child, scope));
  }

  #doubleQuoted(parts: readonly DoubleQuotedChild[], scope: ShellScope): Piece {
    const lists = parts.map((part) => this.#piece(part, scope, true).texts);
    const fields: string[] = [];
    let open: string | null = null;
    for (const texts of lists) {
      for (const [index, text] of texts.entries()) {
        if (index > 0) fields.push(open ?? '');
        open = index > 0 ? text : `${open ?? ''}${text}`;
      }
    }
    const isEmptyList = lists.length === 1 && lists[0]?.length === 0;
    if (!isEmptyList) fields.push(open ?? '');
    return { texts: fields, quoted: true, glob: false };
  }

  #simple(name: string, scope: ShellScope): ParameterValue {
    const value = knownValue(name, scope);
    if (value === null) this.#host.missing(name);
    return value ?? { texts: [UNREAD], isList: false };
  }

  #output(script: ParsedScript | undefined, scope: ShellScope): string {
    if (script === undefined) return UNREAD;
    return this.#host.output(script, scope.fork()).replace(/\n+$/, '');
  }

  #arithmetic(part: ArithmeticExpansionPart, scope: ShellScope): string {
    this.visitParts(part, scope);
    const { expression } = part;
    return expression?.type === 'ArithmeticWord' && /^\d+$/.test(expression.value)
      ? expression.value
      : UNREAD;
  }
}

function plain(text: string): Piece {
  return { texts: [text], quoted: true, glob: false };
}

function ofValue({ texts, isList }: ParameterValue, quoted: boolean): Piece {
  return { texts: quoted && !isList ? [texts.join(' ')] : texts, quoted, glob: false };
}

/** Returns an unknown folder for `~` and `~/x`; null for other paths. */
function homeOf(value: string): string | null {
  if (value !== '~' && !value.startsWith('~/')) return null;
  return `${UNREAD}${value.slice(1)}`;
}

function splitAt(text: string, separators: string): readonly string[] {
  if (separators === '') return [text];
  const parts: string[] = [''];
  let apart = false;
  for (const sign of text) {
    if (separators.includes(sign)) {
      apart = true;
      continue;
    }
    if (apart) parts.push('');
    apart = false;
    parts[parts.length - 1] += sign;
  }
  return apart ? [...parts, ''] : parts;
}

/** Parses a single word again after its braces were expanded. */
function reparsed(raw: string): Word | null {
  const [statement] = parse(`: ${raw}`).commands;
  const command = statement?.command;
  if (command?.type !== 'Command') return null;
  const [word, ...more] = command.args;
  return word?.type === 'Word' && more.length === 0 ? word : null;
}
