import type { Reporter, TestModule } from 'vitest/node';
import { NOT_RUN } from './needs.ts';

/** Says at the end how many tests this machine could not run, and what they need. */
export class NotRunReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = new Map<string, number>();
    for (const module of modules) {
      for (const { fullName } of module.children.allTests('skipped')) {
        const [, why] = new RegExp(`${NOT_RUN}(.*?\\)): `).exec(fullName) ?? [];
        if (why !== undefined) counts.set(why, (counts.get(why) ?? 0) + 1);
      }
    }
    for (const [why, count] of counts)
      console.log(`${count} ${count === 1 ? 'test' : 'tests'} did not run: they need ${why}`);
  }
}
