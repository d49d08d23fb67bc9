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
import { Expander } from './expand.ts';
import type { Machine } from './machine.ts';
import { Notes } from './notes.ts';
import { perform } from './perform.ts';
import { type ShellPlace, type ShellReading, UNREAD } from './reading.ts';
import { bounded, Scope } from './scope.ts';
import { direct, type Streams, streamsOf } from './streams.ts';
import { assignedIn, isBomb } from './syntax.ts';

/** More rounds, of loops within loops together, are walked once, with a word that cannot be read. */
const MOST_ROUNDS = 256;

type Body = FunctionNode['body'] | Coproc['body'];
type Node = CommandNode | PipelineNode | Statement['command'];

/** Walks a script's syntax in the order in which a shell would run it, and writes down every command. */
export class Walk implements Machine {
  readonly notes = new Notes();
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
      this.script(script, new Scope(cwd, root));
    } catch (error) {
      // So deep that neither the parser nor this can follow it: it counts as more than is read.
      if (!(error instanceof RangeError)) throw error;
      this.notes.spend();
    }
    return this.notes.reading(script);
  }

  script(text: string, scope: Scope): string {
    if (this.notes.isSpent) return UNREAD;
    this.notes.count(text);
    const parsed = parse(text);
    this.notes.check(parsed, text);
    return this.#deeper(() => this.#list(parsed.commands, scope));
  }

  call(body: Body, scope: Scope): string {
    if (body.type === 'CompoundList') return this.#deeper(() => this.#list(body.commands, scope));
    return this.#node(body, scope);
  }

  #deeper(walk: () => string): string {
    return this.notes.deeper(walk, UNREAD);
  }

  #list(statements: readonly Statement[], scope: Scope): string {
    const printed = statements.map(({ command, background }) =>
      this.#node(command, background === true ? scope.fork() : scope),
    );
    return bounded(printed.join(''));
  }

  #node(node: Node, scope: Scope): string {
    return this.#deeper(() => this.#one(node, scope));
  }

  #one(node: Node, scope: Scope): string {
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
        if (isBomb(node.name.value, node.body)) this.notes.bombs.push(node.name.value);
        return '';
      default:
        this.#expander.visit(node, scope);
        return '';
    }
  }

  #pipeline(commands: readonly CommandNode[], scope: Scope): string {
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

  #chain(commands: readonly PipelineNode[], operators: readonly string[], scope: Scope): string {
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
    return bounded(printed.join(''));
  }

  #if(node: If, scope: Scope): string {
    const tests = [node.clause, ...node.elif.map((each) => each.clause)];
    const tested = tests.map((test) => this.#list(test.commands, scope)).join('');
    const bodies = [node.then, ...node.elif.map((each) => each.then)];
    const all = node.else === undefined ? bodies : [...bodies, node.else];
    return bounded(`${tested}${this.#branches(all, scope)}`);
  }

  /** Any of them may run: each is walked from the same start. */
  #branches(bodies: readonly CompoundList[], scope: Scope): string {
    const forks = bodies.map((body) => ({ body, fork: scope.fork() }));
    const printed = forks.map(({ body, fork }) => this.#list(body.commands, fork));
    for (const { fork } of forks) scope.join(fork);
    const [first = ''] = printed;
    return printed.length > 1 && printed.every((text) => text === first) ? first : UNREAD;
  }

  #each(node: For | Select, scope: Scope): string {
    const words = node.wordlist?.flatMap((word) => this.#expander.fields(word, scope));
    const listed = words?.map(({ text }) => text) ?? scope.args ?? [UNREAD];
    const isKnown = node.type === 'For' && this.#rounds * listed.length <= MOST_ROUNDS;
    const outer = this.#rounds;
    if (isKnown) this.#rounds *= Math.max(1, listed.length);
    const printed = (isKnown ? listed : [UNREAD]).map((value) => {
      scope.set(node.name.value, [value]);
      return this.#list(node.body.commands, scope);
    });
    this.#rounds = outer;
    return isKnown ? bounded(printed.join('')) : UNREAD;
  }

  /** What a round sets, the next one starts with: so none of it can be read. */
  #loop(node: While | ArithmeticFor, scope: Scope): string {
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

  #redirected({ command, redirects }: Redirected, scope: Scope): string {
    const streams = streamsOf(redirects, scope, this.#expander);
    this.#noteRedirects(streams, scope);
    const outer = scope.input;
    scope.input = streams.input;
    const printed = this.#node(command, scope);
    scope.input = outer;
    return direct(printed, streams, scope);
  }

  #command(node: Command, scope: Scope): string {
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
    const printed = words.length === 0 ? '' : perform(step, this);
    scope.input = outer;
    return direct(printed, streams, scope);
  }

  /** Redirections without a program of their own are a command too: they open what they name. */
  #noteRedirects({ redirects }: Streams, { cwd, under }: Scope): void {
    if (redirects.length > 0) this.notes.add({ words: [], redirects, cwd, under, wraps: false });
  }

  #fileFor(script: ParsedScript, scope: Scope): string {
    const path = `/dev/fd/${63 + this.#pipes}`;
    this.#pipes += 1;
    scope.files.set(path, this.#list(script.commands, scope.fork()));
    return path;
  }
}
