import {
  type ArithmeticFor,
  type Command,
  type CommandNode,
  type CompoundList,
  type Coproc,
  type For,
  type Function as FunctionNode,
  type If,
  type ParsedScript,
  type PipelineNode,
  parse,
  type Redirected,
  type Select,
  type Statement,
  type While,
} from 'unbash';
import { Expander } from './expand-words.ts';
import { performCommand } from './perform-command.ts';
import { ReadingNotes } from './reading-notes.ts';
import { type CommandStreams, directOutput, streamsOf } from './redirections.ts';
import { type ShellPlace, type ShellReading, UNREAD } from './shell-reading.ts';
import { ShellScope, withinLength } from './shell-scope.ts';
import type { WalkContext } from './shell-walk-context.ts';
import { assignedIn, isForkBomb } from './syntax.ts';

/** Maximum number of rounds of nested loops together; beyond it a loop is walked once, with an unreadable word. */
const MAX_ROUNDS = 256;

type Body = FunctionNode['body'] | Coproc['body'];
type Node = CommandNode | PipelineNode | Statement['command'];

/** Walks a script's syntax in the order in which a shell would run it, and records every command. */
export class ShellWalker implements WalkContext {
  readonly notes = new ReadingNotes();
  readonly #expander: Expander;
  #pipes = 0;
  #rounds = 1;

  constructor() {
    this.#expander = new Expander({
      output: (script, scope) => {
        this.notes.check(script, script.source ?? '');
        return this.#list(script.commands, scope);
      },
      fileFor: (script, scope) => this.#fileFor(script, scope),
      missing: (name) => this.notes.variables.add(name),
    });
  }

  read(script: string, { root, cwd }: ShellPlace): ShellReading {
    try {
      this.script(script, new ShellScope(cwd, root));
    } catch (error) {
      // Nested too deep for the parser or this walk: the reading is incomplete.
      if (!(error instanceof RangeError)) throw error;
      this.notes.spend();
    }
    return this.notes.reading(script);
  }

  script(text: string, scope: ShellScope): string {
    if (this.notes.isSpent) return UNREAD;
    this.notes.count(text);
    const parsed = parse(text);
    this.notes.check(parsed, text);
    return this.#deeper(() => this.#list(parsed.commands, scope));
  }

  call(body: Body, scope: ShellScope): string {
    if (body.type === 'CompoundList') return this.#deeper(() => this.#list(body.commands, scope));
    return this.#node(body, scope);
  }

  #deeper(walk: () => string): string {
    return this.notes.deeper(walk, UNREAD);
  }

  #list(statements: readonly Statement[], scope: ShellScope): string {
    const printed = statements.map(({ command, background }) =>
      this.#node(command, background === true ? scope.fork() : scope),
    );
    return withinLength(printed.join(''));
  }

  #node(node: Node, scope: ShellScope): string {
    return this.#deeper(() => this.#one(node, scope));
  }

  #one(node: Node, scope: ShellScope): string {
    switch (node.type) {
      case 'Command':
        return this.#command(node, scope);
      case 'Pipeline':
        return this.#pipeline(node.commands, scope);
      case 'AndOr':
        return this.#chain(node.commands, node.operators, scope);
      case 'Redirected':
        return this.#redirected(node, scope);
      case 'Subshell':
        return this.#list(node.body.commands, scope.fork());
      case 'BraceGroup':
        return this.#list(node.body.commands, scope);
      case 'Coproc':
        return this.call(node.body, scope.fork());
      case 'If':
        return this.#if(node, scope);
      case 'Case':
        this.#expander.visit(node.word, scope);
        return this.#branches(
          node.items.map((item) => item.body),
          scope,
        );
      case 'For':
      case 'Select':
        return this.#each(node, scope);
      case 'While':
      case 'ArithmeticFor':
        return this.#loop(node, scope);
      case 'Function':
        scope.functions.set(node.name.value, node.body);
        if (isForkBomb(node.name.value, node.body)) this.notes.forkBombs.push(node.name.value);
        return '';
      default:
        this.#expander.visit(node, scope);
        return '';
    }
  }

  #pipeline(commands: readonly CommandNode[], scope: ShellScope): string {
    const [first] = commands;
    if (commands.length === 1 && first !== undefined) return this.#node(first, scope);
    let stream = scope.input;
    for (const command of commands) {
      const fork = scope.fork();
      fork.input = stream;
      stream = this.#node(command, fork);
    }
    return stream ?? '';
  }

  #chain(commands: readonly PipelineNode[], operators: readonly string[], scope: ShellScope): string {
    const before = scope.fork();
    let line = scope;
    const printed = commands.map((command, index) => {
      const operator = operators[index - 1];
      if (operator === '||') {
        const other = before.fork();
        const text = this.#node(command, other);
        line.join(other);
        return text;
      }
      if (operator === '&&' && line === scope) line = scope.fork();
      return this.#node(command, line);
    });
    if (line !== scope) scope.join(line);
    return withinLength(printed.join(''));
  }

  #if(node: If, scope: ShellScope): string {
    const tests = [node.clause, ...node.elif.map((each) => each.clause)];
    const tested = tests.map((test) => this.#list(test.commands, scope)).join('');
    const bodies = [node.then, ...node.elif.map((each) => each.then)];
    const all = node.else === undefined ? bodies : [...bodies, node.else];
    return withinLength(`${tested}${this.#branches(all, scope)}`);
  }

  /** Walks each branch from the same start, because any of them may run. */
  #branches(bodies: readonly CompoundList[], scope: ShellScope): string {
    const forks = bodies.map((body) => ({ body, fork: scope.fork() }));
    const printed = forks.map(({ body, fork }) => this.#list(body.commands, fork));
    for (const { fork } of forks) scope.join(fork);
    const [first = ''] = printed;
    return printed.length > 1 && printed.every((text) => text === first) ? first : UNREAD;
  }

  #each(node: For | Select, scope: ShellScope): string {
    const words = node.wordlist?.flatMap((word) => this.#expander.fields(word, scope));
    const listed = words?.map(({ text }) => text) ?? scope.args ?? [UNREAD];
    const isKnown = node.type === 'For' && this.#rounds * listed.length <= MAX_ROUNDS;
    const outer = this.#rounds;
    if (isKnown) this.#rounds *= Math.max(1, listed.length);
    const printed = (isKnown ? listed : [UNREAD]).map((value) => {
      scope.set(node.name.value, [value]);
      return this.#list(node.body.commands, scope);
    });
    this.#rounds = outer;
    return isKnown ? withinLength(printed.join('')) : UNREAD;
  }

  /**
   * Marks the variables that a loop sets as unreadable, because each round starts with the values of the one before.
   */
  #loop(node: While | ArithmeticFor, scope: ShellScope): string {
    for (const name of assignedIn(node)) scope.set(name, [UNREAD]);
    const clause = node.type === 'While' ? node.clause.commands : [];
    if (node.type === 'ArithmeticFor') {
      for (const part of [node.initialize, node.test, node.update]) {
        if (part !== undefined) this.#expander.visit(part, scope);
      }
    }
    const maybe = scope.fork();
    this.#list([...clause, ...node.body.commands], maybe);
    scope.join(maybe);
    return UNREAD;
  }

  #redirected({ command, redirects }: Redirected, scope: ShellScope): string {
    const streams = streamsOf(redirects, scope, this.#expander);
    this.#noteRedirects(streams, scope);
    const outer = scope.input;
    scope.input = streams.input;
    const printed = this.#node(command, scope);
    scope.input = outer;
    return directOutput(printed, streams, scope);
  }

  #command(node: Command, scope: ShellScope): string {
    const env = new Map<string, string>();
    for (const part of node.prefix) {
      if (part.type !== 'Assignment') continue;
      if (node.name === undefined || part.value.type === 'ArrayValue') this.#expander.assign(part, scope);
      else env.set(part.name, this.#expander.text(part.value, scope));
    }
    const words = node.name === undefined ? [] : this.#expander.words(node, scope);
    const streams = streamsOf(node.redirects, scope, this.#expander);
    const { redirects, input } = streams;
    if (words.length === 0) this.#noteRedirects(streams, scope);
    const step = { words, env, scope, redirects, under: [], ...(input === undefined ? {} : { input }) };
    const outer = scope.input;
    scope.input = input;
    const printed = words.length === 0 ? '' : performCommand(step, this);
    scope.input = outer;
    return directOutput(printed, streams, scope);
  }

  /** Records redirections without a program as a command, because they open files. */
  #noteRedirects({ redirects }: CommandStreams, { cwd, wrappedBy: under }: ShellScope): void {
    if (redirects.length > 0) this.notes.add({ words: [], redirects, cwd, wrappedBy: under, wraps: false });
  }

  #fileFor(script: ParsedScript, scope: ShellScope): string {
    const path = `/dev/fd/${63 + this.#pipes}`;
    this.#pipes += 1;
    scope.files.set(path, this.#list(script.commands, scope.fork()));
    return path;
  }
}
