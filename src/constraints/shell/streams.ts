import type { Redirection } from 'unbash';
import type { Expander } from './expand.ts';
import { contentOf } from './outputs.ts';
import { type ShellRedirect, UNREAD } from './reading.ts';
import type { Scope } from './scope.ts';

/** Where a command's input comes from and its output goes. */
export interface Streams {
  readonly redirects: readonly ShellRedirect[];
  readonly input?: string;
  readonly output?: { readonly path: string; readonly append: boolean };
}

/** What the redirections of a command make of its input and output. */
export function streamsOf(redirections: readonly Redirection[], scope: Scope, expander: Expander): Streams {
  const redirects: ShellRedirect[] = [];
  let [stdin, output]: [string | undefined, Streams['output']] = [scope.input, undefined];
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

/** Sends what was printed where it goes; what is left goes on. */
export function direct(printed: string, { output }: Streams, scope: Scope): string {
  if (output === undefined) return printed;
  scope.write(output.path, printed, output.append);
  return '';
}
