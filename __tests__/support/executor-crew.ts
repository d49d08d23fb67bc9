import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createRedactor } from '../../src/adapters/redaction.ts';
import { openWorkspace } from '../../src/adapters/workspace/workspace.ts';
import { refusalResponse } from '../../src/constraints/refusal-response.ts';
import { buildChain } from '../../src/constraints/registry.ts';
import { forcedPushes, readShell } from '../../src/constraints/shell/read.ts';
import type { Clock, Emit, Shell, ShellResult } from '../../src/core/ports.ts';
import type { Tool, ToolContext } from '../../src/core/tool.ts';
import { openJournal } from '../../src/journal/journal.ts';
import { CommandRunner } from '../../src/run/command-runner.ts';
import { Editor } from '../../src/run/editor.ts';
import { Executor } from '../../src/run/executor.ts';
import { IgnoredEdits } from '../../src/run/ignored-edits.ts';
import { Ledger } from '../../src/run/ledger.ts';
import { Reader } from '../../src/run/reader.ts';
import { Referee } from '../../src/run/referee.ts';
import { RepetitionKeeper } from '../../src/run/repetition-keeper.ts';
import { Scrubber } from '../../src/run/scrubber.ts';
import { ShownReads } from '../../src/run/shown-reads.ts';
import { TreeMark } from '../../src/run/tree-mark.ts';
import { Turnstile } from '../../src/run/turnstile.ts';
import { UndoneLinks } from '../../src/run/undone-links.ts';
import { KNOWN_TOOLS, type SettingsInput, settingsSchema } from '../../src/settings/schema.ts';
import { toolsFor } from '../../src/tools/registry.ts';
import { RememberedFiles } from '../../src/tools/shown-files.ts';
import { gitPath, opened, type Repo } from '../adapters/git/fixture.ts';

/** Waiting is done as soon as it begins. */
class QuickClock implements Clock {
  #now = 0;
  now = (): number => this.#now;
  monotonic = (): number => this.#now;
  sleep = (ms: number): Promise<void> => {
    this.#now += ms;
    return Promise.resolve();
  };
}

/** Without walls: the commands below stay in their folder by what they are. */
function shellIn(root: string): Shell {
  const run = ({ script }: { readonly script: string }): Promise<ShellResult> => {
    const env = { PATH: process.env.PATH, GIT_CEILING_DIRECTORIES: join(root, '..') };
    execFileSync('/bin/bash', ['-c', `{ ${script}; } 2>/dev/null || true`], {
      cwd: root,
      env,
      stdio: 'ignore',
    });
    const ended = { exitCode: 0, signal: null, timedOut: false, output: '', droppedBytes: 0, durationMs: 1 };
    return Promise.resolve(ended);
  };
  return { isolation: { kind: 'none', reason: 'a test' }, run };
}

/** The rooms of a run as `run/equip.ts` puts them together, on a repository of their own. */
export async function crewOf(
  repo: Repo,
  limits: SettingsInput['constraints'],
  more: { readonly tools?: readonly Tool[]; readonly emit?: Emit } = {},
) {
  const settings = settingsSchema.parse({ constraints: limits }).constraints;
  const clock = new QuickClock();
  const tree = await opened(repo);
  const journal = openJournal(tree, async (name) => name);
  const { trackedFiles } = await journal.start();
  const chain = buildChain(settings, { openProtected: [], costKnown: false });
  const { emit = () => undefined } = more;
  const referee = new Referee({
    chain,
    maxRejections: settings.max_rejections,
    emit,
    refusalResponse: (code) => refusalResponse(code, settings),
  });
  const { signal } = new AbortController();
  const turnstile = new Turnstile({ referee, clock, signal });
  const ledger = new Ledger();
  const scrubber = new Scrubber(createRedactor([]));
  const workspace = openWorkspace({ root: repo.root, base: '', hidden: [], gitPath });
  const context: ToolContext = {
    workspace,
    mayRead: () => true,
    cleaner: scrubber,
    shownFiles: new RememberedFiles(),
    commandTimeoutMs: 60_000,
    signal,
  };
  const startFiles = () => Promise.resolve(trackedFiles);
  const exactAbove = settings.max_lines_changed * 0.5;
  const mark = new TreeMark();
  const shared = { context, referee, ledger, mark, undoneLinks: new UndoneLinks(), emit, startFiles };
  const commands = new CommandRunner({
    ...shared,
    shell: () => Promise.resolve(shellIn(repo.root)),
    readCommand: ({ command }) => {
      const reading = readShell(command, { root: repo.root, cwd: repo.root });
      return Promise.resolve({ reading, forcedPushes: forcedPushes(reading) });
    },
    lookout: () => Promise.resolve(null),
    journal,
    readOnly: false,
    saveOutput: () => null,
    clock,
    deadline: Number.POSITIVE_INFINITY,
    signal,
  });
  const executor = new Executor({
    tools: [...toolsFor({ mode: 'write', allowedTools: [], readOnlyCommands: false }), ...(more.tools ?? [])],
    knownTools: KNOWN_TOOLS,
    maxCallsPerTurn: 32,
    referee,
    reader: new Reader({ context, referee, turnstile, shown: new ShownReads() }),
    house: { onTouching: () => Promise.resolve('') },
    repetition: new RepetitionKeeper(referee, mark, scrubber),
    editor: new Editor({
      ...shared,
      turnstile,
      tree,
      exactAbove,
      ignoredEdits: new IgnoredEdits(tree),
    }),
    commands,
    complete: () => Promise.reject(new Error('nothing is completed here')),
    scrubber,
    clock,
    emit,
    signal,
  });
  return { executor, ledger, clock, tree, settings };
}
