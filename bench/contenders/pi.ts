import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, call } from '../model-answers.ts';
import type { Step } from '../scenario.ts';
import { type Contender, KEY, type Place } from './contender.ts';
import { versionOf } from './forge.ts';

export const PI = '@mariozechner/pi-coding-agent';

/** pi in print mode, with a provider of its own in models.json. PI_OFFLINE keeps it from asking for updates. */
export function pi(packages: string): Contender {
  const root = join(packages, PI);
  return {
    name: `pi ${versionOf(join(root, 'package.json'))}`,
    args: (_, task) => [join(root, 'dist/cli.js'), '-p', '--provider', 'bench', '--model', 'm', task],
    env: ({ home }) => ({ PI_CODING_AGENT_DIR: home, PI_OFFLINE: '1', PI_TELEMETRY: '0', BENCH_KEY: KEY }),
    prepare,
    answer,
  };
}

/** The window is large enough that nothing is summarised in 150 turns: no other agent does either. */
function prepare({ url, home }: Place): void {
  mkdirSync(home, { recursive: true });
  const models = [{ id: 'm', contextWindow: 1_000_000 }];
  const bench = { baseUrl: url, api: 'openai-completions', apiKey: 'BENCH_KEY', models };
  writeFileSync(join(home, 'models.json'), JSON.stringify({ providers: { bench } }));
}

function answer(step: Step): Answer {
  switch (step.do) {
    case 'read':
      return call('read', { path: step.path });
    case 'edit': {
      const edits = [{ oldText: step.search, newText: step.replace }];
      return call('edit', { path: step.path, edits });
    }
    case 'write':
      return call('write', { path: step.path, content: step.content });
    case 'run':
      return call('bash', { command: step.command });
    case 'end':
      return { kind: 'words', text: step.result };
  }
}
