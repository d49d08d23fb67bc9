import type { SandboxMode } from '../../../../src/adapters/sandbox/launch/probe-sandbox.ts';
import type { SandboxKind } from '../../../../src/core/run/sandbox-kind.ts';
import type { Need } from '../../../support/needs.ts';

/** A way to run commands, and who the harness is there (`asUser`). */
export interface Backend {
  readonly title: string;
  readonly kind: SandboxKind;
  readonly mode?: SandboxMode;
  readonly without?: readonly string[];
  readonly needs: readonly Need[];
  readonly sudo?: boolean;
  readonly root?: boolean;
}

export const BACKENDS: readonly Backend[] = [
  {
    title: 'bubblewrap as root',
    kind: 'bwrap',
    needs: ['root', 'bubblewrap'],
    without: ['unshare'],
    root: true,
  },
  {
    title: 'unshare as root',
    kind: 'unshare',
    needs: ['root', 'namespaces'],
    without: ['bwrap'],
    root: true,
  },
  { title: 'no sandbox as root', kind: 'none', needs: ['root'], mode: 'off', root: true },
  { title: 'bubblewrap as an ordinary user', kind: 'bwrap', needs: ['bubblewrap'] },
  { title: 'unshare through sudo', kind: 'unshare', needs: ['sudo'], without: ['bwrap'], sudo: true },
  { title: 'no sandbox as an ordinary user', kind: 'none', needs: [], mode: 'off' },
];
