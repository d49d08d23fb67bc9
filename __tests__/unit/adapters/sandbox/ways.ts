import type { SandboxKind } from '../../../../src/core/run/sandbox-kind.ts';
import { type Need, needing } from '../../../support/needs.ts';

/** A kind of sandbox, and the programs that a machine must lack for the probe to choose it. */
export interface Way {
  readonly way: string;
  readonly without: readonly string[];
  readonly kind: SandboxKind;
  readonly needs: readonly Need[];
}

/** As root, commands as an unprivileged user come first, which needs unshare. */
export const BUBBLEWRAP_LACKS: readonly string[] = process.getuid?.() === 0 ? ['unshare'] : [];

const WAYS: readonly Way[] = [
  { way: 'bubblewrap', without: BUBBLEWRAP_LACKS, kind: 'bwrap', needs: ['bubblewrap'] },
  { way: 'util-linux alone', without: ['bwrap'], kind: 'unshare', needs: ['namespaces'] },
];

/** `describe` for each kind of sandbox, where this machine has it and `more`; `$way` in the title is its name. */
export function eachWay(title: string, suite: (way: Way) => void, ...more: readonly Need[]): void {
  for (const each of WAYS) {
    const named = title.replace('$way', each.way);
    needing(...each.needs, ...more).describe(named, () => suite(each));
  }
}

/** What a sandbox of this kind needs. */
export function needsOf(kind: SandboxKind): readonly Need[] {
  return WAYS.find((way) => way.kind === kind)?.needs ?? [];
}
