import { listNames, readTextOrEmpty } from '../../files/host-files.ts';

const CLOSE_ON_EXEC = 0o2000000;

/**
 * Returns descriptors that our parent left open and that every child would inherit. Node closes its own at exec but not
 * these; the prologue closes them in the sandbox.
 */
export function inheritedDescriptors(): readonly number[] {
  return listNames('/proc/self/fdinfo')
    .map(Number)
    .filter((descriptor) => descriptor > 2)
    .filter((descriptor) => {
      const flags = /^flags:\s+([0-7]+)$/m.exec(readTextOrEmpty(`/proc/self/fdinfo/${descriptor}`))?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
    });
}
