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
import { expandBraces } from './braces.ts';
import { knownValue, parameterValue, type Value } from './parameters.ts';
import { type ShellWord, UNREAD } from './reading.ts';
import { bounded, type Scope } from './scope.ts';

/** What expansion needs of the reader: a script's output, and somewhere to say what it met. */
export interface ExpansionHost {
  /** What the script would print; UNREAD for what cannot be known. It is walked by that. */
  output(script: ParsedScript, scope: Scope): string;
  /** Where a process substitution's text can be read from. */
  fileFor(script: ParsedScript, scope: Scope): string;
  missing(name: string): void;
}

/** A list stands for the fields of `"$@"`; other pieces are joined to what is before and after them. */
type Piece = { readonly texts: readonly string[]; readonly quoted: boolean; readonly glob: boolean };

/** More fields than this are not followed. */
const MOST = 1024;

/** Longer words are not looked through for braces: that takes time as the square of the length. */
const LONGEST_BRACED = 4096;

/** Turns words as written into words as a program gets them. */
export class Expander {
  readonly #host: ExpansionHost;

  constructor(host: ExpansionHost) {
    this.#host = host;
  }

  /** The fields that a word becomes: none, one or many. */
  fields(word: Word, scope: Scope): readonly ShellWord[] {
    if (!word.parts?.some((part) => part.type === 'BraceExpansion')) return this.#split(word, scope);
    const raws = word.text.length > LONGEST_BRACED ? null : expandBraces(word.text);
    if (raws === null) return [{ text: UNREAD, glob: false }];
    return raws.flatMap((raw) => {
      if (raw === '') return [];
      const again = reparsed(raw);
      return again === null ? [{ text: UNREAD, glob: false }] : this.#split(again, scope);
    });
  }

  /** A word as one text, as an assignment or a redirection takes it. */
  text(word: Word, scope: Scope): string {
    const pieces = this.#pieces(word, scope);
    return bounded(pieces.map(({ texts }) => texts.join(' ')).join(''));
  }

  /** The text of a here-document, whose quotes are ordinary characters. */
  body({ body: { text, parts }, delimiter }: HereDoc, scope: Scope): string {
    if (delimiter?.quoted === true) return text;
    if (parts === undefined) return text.replace(/\\(?:\n|([$`\\]))/g, '$1');
    return bounded(parts.map((part) => this.#piece(part, scope, true).texts.join(' ')).join(''));
  }

  /** All words of a command. Lists that it declares are assigned at once. */
  words(node: Command, scope: Scope): readonly ShellWord[] {
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

  assign(assignment: Assignment, scope: Scope): void {
    const { name, value, append = false, index } = assignment;
    const isList = value.type === 'ArrayValue';
    const texts = isList
      ? value.elements.flatMap((element) => this.fields(element, scope).map(({ text }) => text))
      : [this.text(value, scope)];
    if (index !== undefined) this.#assignAt(name, this.text(index, scope), texts[0] ?? '', scope);
    else if (append) scope.append(name, texts, isList);
    else scope.set(name, texts);
  }

  #assignAt(name: string, index: string, value: string, scope: Scope): void {
    const list = [...(scope.variables.get(name) ?? [])];
    const isPlace = /^\d{1,3}$/.test(index);
    if (isPlace) list[Number(index)] = value;
    scope.set(name, isPlace ? Array.from(list, (each) => each ?? '') : [UNREAD]);
  }

  /** Walks the scripts inside of what is only computed with: arithmetic, tests, patterns. */
  visit(node: SyntaxNode, scope: Scope): void {
    if (node.type === 'Script') this.#host.output(node, scope);
    else if (node.type === 'Word') this.#pieces(node, scope);
    else forEachChild(node, (child) => this.visit(child, scope));
  }

  #split(word: Word, scope: Scope): readonly ShellWord[] {
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
          fields.push({ text: bounded(`${before?.text ?? ''}${part}`), glob: glob || before?.glob === true });
          isOpen = true;
        }
      }
      if (fields.length > MOST) return [{ text: UNREAD, glob: false }];
    }
    return fields;
  }

  #pieces(word: Word, scope: Scope): readonly Piece[] {
    const { parts, text, value } = word;
    const home = text.startsWith('~') ? homeOf(value) : null;
    if (parts === undefined) return [plain(home ?? value)];
    return parts.map((part, index) => {
      if (index === 0 && home !== null && part.type === 'Literal')
        return plain(homeOf(part.value) ?? part.value);
      return this.#piece(part, scope, false);
    });
  }

  #piece(part: WordPart, scope: Scope, quoted: boolean): Piece {
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

  visitParts(part: WordPart, scope: Scope): void {
    forEachChild(part, (child) => this.visit(child, scope));
  }

  #doubleQuoted(parts: readonly DoubleQuotedChild[], scope: Scope): Piece {
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

  #simple(name: string, scope: Scope): Value {
    const value = knownValue(name, scope);
    if (value === null) this.#host.missing(name);
    return value ?? { texts: [UNREAD], isList: false };
  }

  #output(script: ParsedScript | undefined, scope: Scope): string {
    if (script === undefined) return UNREAD;
    return this.#host.output(script, scope.fork()).replace(/\n+$/, '');
  }

  #arithmetic(part: ArithmeticExpansionPart, scope: Scope): string {
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

function ofValue({ texts, isList }: Value, quoted: boolean): Piece {
  return { texts: quoted && !isList ? [texts.join(' ')] : texts, quoted, glob: false };
}

/** `~` and `~/x` are in a folder whose name the script does not say; null for what is no such path. */
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

/** A word alone, read again after its braces were expanded. */
function reparsed(raw: string): Word | null {
  const [statement] = parse(`: ${raw}`).commands;
  const command = statement?.command;
  if (command?.type !== 'Command') return null;
  const [word, ...more] = command.args;
  return word?.type === 'Word' && more.length === 0 ? word : null;
}
