import type { Redirection } from 'unbash';
import type { Expander } from './expand-words.ts';
import { contentOf } from './known-outputs.ts';
import { type ShellRedirect, UNREAD } from './shell-reading.ts';
import type { ShellScope } from './shell-scope.ts';

/** The input and output of a command. */
export interface CommandStreams {
  readonly redirects: readonly ShellRedirect[];
  readonly input?: string;
  readonly output?: { readonly path: string; readonly append: boolean };
}

/** Applies the redirections of a command to its input and output. */
export function streamsOf(
  redirections: readonly Redirection[],
  scope: ShellScope,
  expander: Expander,
): CommandStreams {
  const redirects: ShellRedirect[] = [];
  let [stdin, output]: [string | undefined, CommandStreams['output']] = [scope.input, undefined];
  for (const each of redirections) {
    if (each.type === 'HereDoc') {
      stdin = expander.body(each, scope);
      continue;
    }
    const text = each.target === undefined ? UNREAD : expander.text(each.target, scope);
    if (each.type === 'HereString') {
      stdin = `${text}\n`;
      continue;
    }
    redirects.push({ operator: each.operator, target: { text, glob: false } });
    const fd = each.descriptor?.type === 'FileDescriptor' ? each.descriptor.value : undefined;
    if (each.operator === '<' && (fd ?? 0) === 0) stdin = contentOf(text, stdin ?? '', scope);
    if (each.operator.includes('>') && (fd ?? 1) === 1 && !/^\d$/.test(text)) {
      output = { path: scope.absolute(text), append: each.operator.includes('>>') };
    }
  }
  return {
    redirects,
    ...(stdin === undefined ? {} : { input: stdin }),
    ...(output === undefined ? {} : { output }),
  };
}

/** Writes printed text to the redirected file; otherwise returns it. */
export function directOutput(printed: string, { output }: CommandStreams, scope: ShellScope): string {
  if (output === undefined) return printed;
  scope.write(output.path, printed, output.append);
  return '';
}
