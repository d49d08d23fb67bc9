import type { LimitUse } from '../../core/limits.ts';
import { wasKilled } from '../../core/run/command-ending.ts';
import type { RecordedEvent, RunEvent } from '../../core/run/events.ts';
import { EXIT_CODES } from '../../core/run/outcome.ts';
import { duration, short } from '../../core/text/figures.ts';
import { callText, eventLine, exitText, gateText, isRedAtEnd, undoneTexts } from './event-lines.ts';
import { Printer, type PrinterOptions } from './printer.ts';
import { statusLine } from './status-line.ts';

export interface LogOptions extends PrinterOptions {
  /** Returns the current limits, for the end of each turn. */
  readonly limits: () => readonly LimitUse[];
  /** Returns the alerts so far (report/alerts), in order, as lines for people. */
  readonly alerts: () => readonly LoggedAlert[];
}

export interface LoggedAlert {
  readonly severe: boolean;
  readonly text: string;
}

/** The number of shown lines of output, for each verbosity. */
const SHOWN_LINES = { quiet: 0, normal: 20, verbose: 60, debug: 2000 } as const;

/** The number of lines for a gate that was red before the start. */
const BASELINE_LINES = 8;

type Event<T extends RunEvent['type']> = Extract<RunEvent, { readonly type: T }>;

/**
 * Writes the log of a run to a terminal or a CI log: a line for each call, one for each turn, and one for each problem.
 * On the runner each turn is a folded group with details.
 */
export class RunLog {
  readonly #printer: Printer;
  readonly #limits: () => readonly LimitUse[];
  readonly #alerts: () => readonly LoggedAlert[];
  #alerted = 0;
  #turn = 0;
  #isAnswered = false;

  constructor(options: LogOptions) {
    this.#printer = new Printer(options);
    this.#limits = options.limits;
    this.#alerts = options.alerts;
  }

  /** A listener for the recorder. Register it after the fold that `limits` reads. */
  readonly listen = ({ event }: RecordedEvent): void => {
    if (this.#printer.verbosity === 'quiet') this.#important(event);
    else this.#all(event);
    this.#showAlerts();
  };

  /** Logs messages of the entry point before there are events. */
  readonly info = (text: string): void => {
    if (this.#printer.verbosity !== 'quiet') this.#printer.line(text);
  };

  readonly warn = (text: string): void => {
    this.#printer.alert('warning', 'Forge', text);
  };

  readonly error = (text: string): void => {
    this.#printer.verdict('error', text);
  };

  #showAlerts(): void {
    const fresh = this.#alerts().slice(this.#alerted);
    for (const { severe, text } of fresh) this.#printer.alert(severe ? 'error' : 'warning', 'Alert', text);
    this.#alerted += fresh.length;
  }

  #important(event: RunEvent): void {
    if (event.type === 'violated') this.#violated(event);
    else if (event.type === 'notice' && event.level === 'warning') this.warn(event.text);
    else if (isRedAtEnd(event)) this.#printer.alert('warning', 'Gate', gateText(event.phase, event.gate));
    else if (event.type === 'run_finished') this.#finished(event);
  }

  #all(event: RunEvent): void {
    switch (event.type) {
      case 'run_started':
        this.#started(event);
        break;
      case 'sandbox_probed':
        this.#sandbox(event);
        break;
      case 'notice':
        this.#notice(event);
        break;
      case 'gate_finished':
        this.#gate(event);
        break;
      case 'turn_started':
        this.#startTurn(event.turn);
        break;
      case 'model_replied':
        this.#replied(event);
        break;
      case 'tool_finished':
        this.#called(event);
        break;
      case 'violated':
        this.#violated(event);
        break;
      case 'change_undone':
        this.#undone(event);
        break;
      case 'agent_ended':
        this.#ended(event);
        break;
      case 'validated':
        this.#validated(event);
        break;
      case 'run_finished':
        this.#finished(event);
        break;
      default:
        this.#showLine(event);
    }
  }

  /**
   * Shows an event that fits in one line. tree_opened, change_kept and tree_accepted are not shown, because the status
   * line has their numbers.
   */
  #showLine(event: RunEvent): void {
    const line = eventLine(event);
    if (line !== null) this.#printer.line(line.text, line.tone, line.indent);
  }

  #notice({ level, text }: Event<'notice'>): void {
    if (level === 'warning') this.warn(text);
    else this.#printer.line(text, 'dim');
  }

  #startTurn(turn: number): void {
    this.#endTurn();
    this.#turn = turn;
    this.#isAnswered = false;
    this.#printer.open(`Turn ${turn}`);
  }

  #started({ task, mode, provider, model }: Event<'run_started'>): void {
    this.#printer.line(`Task: ${task.trim().split('\n')[0] ?? ''}`, 'strong');
    this.#printer.line(`${provider} · ${model} · ${mode}`, 'dim');
  }

  #sandbox({ isolation }: Event<'sandbox_probed'>): void {
    if (isolation.kind === 'none') this.warn(`commands run without a sandbox: ${isolation.reason}`);
    else this.#printer.line(`commands run in the sandbox ${isolation.kind}`, 'dim');
    if (isolation.kind !== 'none' && isolation.unfiltered !== undefined)
      this.warn(`system calls of commands are not filtered: ${isolation.unfiltered}`);
  }

  #detailed(): boolean {
    return (
      this.#printer.actions || this.#printer.verbosity === 'verbose' || this.#printer.verbosity === 'debug'
    );
  }

  #replied({ text, usage, costUsd, durationMs, finish }: Event<'model_replied'>): void {
    this.#isAnswered = true;
    if (this.#detailed()) this.#printer.block(text, SHOWN_LINES[this.#printer.verbosity]);
    if (this.#printer.verbosity !== 'debug') return;
    const cost = costUsd === null ? '' : ` · $${costUsd.toFixed(4)}`;
    const cached = usage.cacheRead > 0 ? ` (${short(usage.cacheRead)} cached)` : '';
    this.#printer.line(
      `${finish} · in ${short(usage.input)}${cached} · out ${short(usage.output)}${cost} · ${duration(durationMs)}`,
      'dim',
      '  ',
    );
  }

  #called({ call, ok, text, durationMs }: Event<'tool_finished'>): void {
    const time = durationMs >= 1000 ? ` · ${duration(durationMs)}` : '';
    const isDone = ok && !wasKilled(call, text);
    this.#printer.line(
      `${isDone ? '✓' : '✗'} ${callText(call)}${exitText(call, text)}${time}`,
      isDone ? 'plain' : 'warn',
      '  ',
    );
    if (this.#detailed()) this.#printer.block(text, SHOWN_LINES[this.#printer.verbosity]);
    else if (!ok) this.#printer.line(text, 'dim', '    ');
  }

  #violated({ violation }: Event<'violated'>): void {
    // The gate's own line already reports it, with its output.
    if (violation.code === 'GATE-01') return;
    const ends = violation.response === 'graceful_exit' || violation.response === 'emergency_stop';
    this.#printer.alert(
      ends ? 'error' : 'warning',
      `${violation.code} ${violation.constraint}`,
      violation.reason,
    );
  }

  #undone(event: Event<'change_undone'>): void {
    for (const text of undoneTexts(event)) this.#printer.line(text, 'warn', '  ');
  }

  #validated({ validations }: Event<'validated'>): void {
    if (this.#printer.verbosity !== 'debug') return;
    const checked = validations.map(({ constraint, violated }) => (violated ? `${constraint}!` : constraint));
    this.#printer.line(`checked: ${checked.join(' ')}`, 'dim', '  ');
  }

  #endTurn(): void {
    this.#printer.close();
    // A turn without an answer used nothing.
    if (this.#turn > 0 && this.#isAnswered) this.#printer.line(statusLine(this.#turn, this.#limits()), 'dim');
    this.#turn = 0;
  }

  #gate(event: Event<'gate_finished'>): void {
    this.#endTurn();
    const { gate, phase } = event;
    if (gate.status === 'passed') this.#printer.line(`✓ ${gateText(phase, gate)}`, 'good');
    else this.#redGate(event);
  }

  #redGate({ gate, phase }: Event<'gate_finished'>): void {
    if (gate.status === 'passed') return;
    const text = gateText(phase, gate);
    // Many tasks start with a red gate, so this is a line and not an alert.
    if (phase === 'baseline') {
      this.#printer.line(`✗ ${text}`, 'warn');
      this.#printer.block(gate.output, BASELINE_LINES);
      return;
    }
    // It may still become green. The outcome has its own alert.
    this.#printer.alert('warning', 'Gate', text);
    this.#printer.block(gate.output, Math.max(20, SHOWN_LINES[this.#printer.verbosity]));
  }

  #ended({ how, result }: Event<'agent_ended'>): void {
    this.#endTurn();
    this.#printer.line(`the agent ended: ${how.replace('_', ' ')}`, 'dim');
    this.#printer.block(result, SHOWN_LINES[this.#printer.verbosity]);
  }

  #finished({ outcome }: Event<'run_finished'>): void {
    this.#endTurn();
    const code = EXIT_CODES[outcome.name];
    const reason = outcome.reason === '' ? '' : `: ${outcome.reason}`;
    this.#printer.verdict(code === 0 ? 'good' : 'error', `${outcome.name} (exit ${code})${reason}`);
  }
}
