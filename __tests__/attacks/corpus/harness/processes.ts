import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

function said(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/**
 * Command lines of the processes that have to do with the folder: standing in it, started from it, naming it, or
 * holding it in their environment. The world's name is random, so nobody else's process is found.
 */
export function processesOf(folder: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      const links = ['cwd', 'root', 'exe'].map((name) => said(() => readlinkSync(`/proc/${pid}/${name}`)));
      const texts = ['cmdline', 'environ'].map((name) =>
        said(() => readFileSync(`/proc/${pid}/${name}`, 'latin1')),
      );
      return [...links, ...texts].some((text) => text.includes(folder));
    })
    .map(
      (pid) => `${pid}: ${said(() => readFileSync(`/proc/${pid}/cmdline`, 'latin1')).replaceAll('\0', ' ')}`,
    );
}

/** Peak memory of a living process in MB; 0 once it is gone. */
export function peakMegabytes(pid: number): number {
  const status = said(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
