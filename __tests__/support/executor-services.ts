import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createRedactor } from '../../src/adapters/secrets/redaction.ts';
import { openWorkspace } from '../../src/adapters/workspace/workspace.ts';
import { openJournal } from '../../src/changes/journal.ts';
import { refusalResponse } from '../../src/constraints/refusal-response.ts';
import { buildChain } from '../../src/constraints/registry.ts';
import { forcedPushes, readShell } from '../../src/constraints/shell/read-shell.ts';
import type { Clock, Emit, Shell, ShellResult } from '../../src/core/ports.ts';
import type { Tool, ToolContext } from '../../src/core/tools/tool.ts';
import { CommandRunner } from '../../src/run/calls/command-runner.ts';
import { Editor } from '../../src/run/calls/editor.ts';
import { Executor } from '../../src/run/calls/executor.ts';
import { IgnoredEdits } from '../../src/run/calls/ignored-edits.ts';
import { LoopDetector } from '../../src/run/calls/loop-detector.ts';
import { NetChanges } from '../../src/run/calls/net-changes.ts';
import { RateLimiter } from '../../src/run/calls/rate-limiter.ts';
import { ReadDeduplication } from '../../src/run/calls/read-deduplication.ts';
import { Reader } from '../../src/run/calls/reader.ts';
import { TreeFingerprint } from '../../src/run/calls/tree-fingerprint.ts';
import { UndoneLinks } from '../../src/run/calls/undone-links.ts';
import { ResultRedactor } from '../../src/run/context/result-redactor.ts';
import { ConstraintEnforcer } from '../../src/run/judging/constraint-enforcer.ts';
import { KNOWN_TOOLS, type SettingsInput, settingsSchema } from '../../src/settings/schema/schema.ts';
import { toolsFor } from '../../src/tools/registry.ts';
import { SeenContent } from '../../src/tools/seen-content.ts';
import { gitPath, opened, type Repo } from '../unit/adapters/git/fixture.ts';

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

/** The rooms of a run as `run/compose-agent.ts` puts them together, on a repository of their own. */
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
  const enforcer = new ConstraintEnforcer({
    chain,
    maxRejections: settings.max_rejections,
    emit,
    refusalResponse: (code) => refusalResponse(code, settings),
  });
  const { signal } = new AbortController();
  const rateLimiter = new RateLimiter({ enforcer, clock, signal });
  const netChanges = new NetChanges();
  const resultRedactor = new ResultRedactor(createRedactor([]));
  const workspace = openWorkspace({ root: repo.root, base: '', hidden: [], gitPath });
  const toolContext: ToolContext = {
    workspace,
    mayRead: () => true,
    ready: async () => {},
    redactor: resultRedactor,
    shownFiles: new SeenContent(),
    commandTimeoutMs: 60_000,
    signal,
  };
  const startFiles = () => Promise.resolve(trackedFiles);
  const exactAbove = settings.max_lines_changed * 0.5;
  const mark = new TreeFingerprint();
  const shared = {
    toolContext,
    enforcer,
    netChanges,
    mark,
    undoneLinks: new UndoneLinks(),
    emit,
    startFiles,
  };
  const commands = new CommandRunner({
    ...shared,
    shell: () => Promise.resolve(shellIn(repo.root)),
    readCommand: ({ command }) => {
      const reading = readShell(command, { root: repo.root, cwd: repo.root });
      return Promise.resolve({ reading, forcedPushes: forcedPushes(reading) });
    },
    precheck: () => Promise.resolve(null),
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
    enforcer,
    reader: new Reader({ toolContext, enforcer, rateLimiter, shown: new ReadDeduplication() }),
    agentsMd: { onTouching: () => Promise.resolve('') },
    repetition: new LoopDetector(enforcer, mark, resultRedactor),
    editor: new Editor({
      ...shared,
      rateLimiter,
      tree,
      exactAbove,
      ignoredEdits: new IgnoredEdits(tree),
    }),
    commands,
    complete: () => Promise.reject(new Error('nothing is completed here')),
    resultRedactor,
    clock,
    emit,
    signal,
  });
  return { executor, netChanges, clock, tree, settings };
}
