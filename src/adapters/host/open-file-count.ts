import { readdirSync } from 'node:fs';

/** Returns the number of open handles of this process; null if the system does not report it. */
export function openFileCount(): number | null {
  try {
    return readdirSync('/proc/self/fd').length - 1;
  } catch {
    return null;
  }
}
