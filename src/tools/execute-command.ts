import { isRefusal, refuse } from '../core/run/refusal.ts';
import type { CommandProposal, CommandTool } from '../core/tools/tool.ts';
import { count, optional, type ParsedArguments, parseArguments, schemaOf, text } from './argument-fields.ts';

/** Maximum bytes of an argument on Linux (MAX_ARG_STRLEN, 128 KiB with the final NUL). */
const MAX_COMMAND_BYTES = 128 * 1024 - 1;

const fields = {
  command: text(),
  timeout: optional(count()),
  working_dir: optional(text()),
};
type Args = ParsedArguments<typeof fields>;

export const executeCommand: CommandTool<Args> = {
  kind: 'command',
  spec: {
    name: 'execute_command',
    description: 'Run in bash, without input. Timeout in seconds.',
    parameters: schemaOf(fields),
  },
  parse(args) {
    const taken = parseArguments(fields, args, 'execute_command');
    if (isRefusal(taken)) return taken;
    const { command } = taken;
    if (command.trim() === '') return refuse('execute_command: "command" is empty: give a command');
    if (command.includes('\0')) return refuse('execute_command: "command" contains a NUL: remove it');
    if (Buffer.byteLength(command) > MAX_COMMAND_BYTES) {
      return refuse(
        `execute_command: "command" is longer than ${MAX_COMMAND_BYTES} bytes: write a script with write_file and run that`,
      );
    }
    return taken;
  },
  async propose({ command, timeout, working_dir: spelled }, { workspace, commandTimeoutMs }) {
    const allowed = allowance(timeout, commandTimeoutMs);
    if (spelled === undefined) return { command, cwd: null, ...allowed };
    const folder = await workspace.resolve(spelled, 'read');
    if (isRefusal(folder)) return folder;
    if (folder.kind !== 'directory') {
      return refuse(`"working_dir" ${JSON.stringify(spelled)} is not a folder: name one, or leave it out`);
    }
    return { command, cwd: folder.path, ...allowed };
  },
};

/** Limits the time of a command. `asked` in seconds, `most` in ms. */
function allowance(
  asked: number | undefined,
  most: number,
): Pick<CommandProposal, 'timeoutMs' | 'timeoutBy'> {
  return asked !== undefined && asked * 1000 < most
    ? { timeoutMs: asked * 1000, timeoutBy: 'call' }
    : { timeoutMs: most, timeoutBy: 'command_timeout' };
}
