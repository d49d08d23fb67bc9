import { isRefusal, type Refusal } from '../../../src/core/run/refusal.ts';
import { NO_SECRETS } from '../../../src/core/text/redact.ts';
import type { EditProposal, Tool, ToolContext } from '../../../src/core/tools/tool.ts';
import { toolsFor } from '../../../src/tools/registry.ts';
import { SeenContent } from '../../../src/tools/seen-content.ts';
import type { Fixture } from '../adapters/workspace/fixture.ts';

const TOOLS = toolsFor({ mode: 'write', allowedTools: [], readOnlyCommands: false });

export function tool(name: string): Tool {
  const found = TOOLS.find((one) => one.spec.name === name);
  if (found === undefined) throw new Error(`no tool ${name}`);
  return found;
}

export function contextOf(made: Fixture, more: Partial<ToolContext> = {}): ToolContext {
  return {
    workspace: made.workspace,
    mayRead: () => true,
    ready: async () => {},
    redactor: NO_SECRETS,
    shownFiles: new SeenContent(),
    commandTimeoutMs: 120_000,
    signal: new AbortController().signal,
    ...more,
  };
}

/** A call of a reading tool, as the loop makes it: parsed, resolved, run. */
export async function read(made: Fixture, name: string, args: unknown): Promise<string | Refusal> {
  const reader = tool(name);
  if (reader.kind !== 'read') throw new Error(`${name} does not read`);
  const parsed = reader.parse(args);
  if (isRefusal(parsed)) return parsed;
  const resolved = await made.workspace.resolve(reader.target(parsed), 'read');
  return isRefusal(resolved) ? resolved : reader.run(parsed, resolved.path, contextOf(made));
}

/** What an editing tool wants. */
export async function propose(
  made: Fixture,
  name: string,
  args: unknown,
  more: Partial<ToolContext> = {},
): Promise<EditProposal | Refusal> {
  const editor = tool(name);
  if (editor.kind !== 'edit') throw new Error(`${name} does not edit`);
  const parsed = editor.parse(args);
  if (isRefusal(parsed)) return parsed;
  const resolved = await made.workspace.resolve(editor.target(parsed), 'write');
  return isRefusal(resolved) ? resolved : editor.propose(parsed, resolved.path, contextOf(made, more));
}

/** What a proposal would leave and say, or why there is none. */
export async function outcome(
  made: Fixture,
  name: string,
  args: unknown,
): Promise<{ after?: string; said: string }> {
  const proposal = await propose(made, name, args);
  if (isRefusal(proposal)) return { said: proposal.reason };
  return { after: Buffer.from(proposal.after).toString('utf8'), said: proposal.message };
}
