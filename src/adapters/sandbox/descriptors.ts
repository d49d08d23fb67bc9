import { namesIn, textOf } from './host-files.ts';

const CLOSE_ON_EXEC = 0o2000000;

/**
 * Descriptors that whoever started us left open and that every child of ours would inherit. Node closes its
 * own at exec, and cannot close these; `prologue` does, inside.
 */
export function inheritedDescriptors(): readonly number[] {
  return namesIn('/proc/self/fdinfo')
    .map(Number)
    .filter((descriptor) => descriptor > 2)
    .filter((descriptor) => {
      const flags = /^flags:\s+([0-7]+)$/m.exec(textOf(`/proc/self/fdinfo/${descriptor}`))?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & CLOSE_ON_EXEC) === 0;
    });
}
