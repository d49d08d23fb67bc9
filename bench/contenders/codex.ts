import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, call } from '../model-answers.ts';
import type { Step } from '../scenario.ts';
import { type Contender, KEY, type Place } from './contender.ts';
import { versionOf } from './forge.ts';

export const CODEX = '@openai/codex';

/**
 * `codex exec` in its sandbox, with a provider of its own in config.toml. Of the models that version 0.169 knows, this
 * one gets the shortest prompt and edits by its own patch tool; a name that it does not know would have no such tool.
 */
const MODEL = 'gpt-5.5';

export function codex(packages: string): Contender {
  const root = join(packages, CODEX);
  return {
    name: `codex ${versionOf(join(root, 'package.json'))}`,
    args: (_, task) => [join(root, 'bin/codex.js'), 'exec', '--sandbox', 'workspace-write', task],
    // Its home must not lie below the folder for temporary files, or it warns and leaves something out.
    env: ({ home }) => ({ CODEX_HOME: home, TMPDIR: join(home, 'tmp'), BENCH_KEY: KEY }),
    prepare,
    answer,
  };
}

function prepare({ url, home }: Place): void {
  mkdirSync(join(home, 'tmp'), { recursive: true });
  const config = `model = "${MODEL}"
model_provider = "bench"
check_for_update_on_startup = false
[analytics]
enabled = false
[model_providers.bench]
name = "bench"
base_url = "${url}"
env_key = "BENCH_KEY"
wire_api = "responses"
`;
  writeFileSync(join(home, 'config.toml'), config);
}

/** It has no tool to read with: a read is a command. */
function answer(step: Step): Answer {
  switch (step.do) {
    case 'read':
      return call('exec_command', { cmd: `cat ${step.path}` });
    case 'edit':
      return patch([`*** Update File: ${step.path}`, '@@', `-${step.search}`, `+${step.replace}`]);
    case 'write': {
      const lines = step.content.replace(/\n$/, '').split('\n');
      return patch([`*** Add File: ${step.path}`, ...lines.map((line) => `+${line}`)]);
    }
    case 'run':
      return call('exec_command', { cmd: step.command });
    case 'end':
      return { kind: 'words', text: step.result };
  }
}

function patch(lines: readonly string[]): Answer {
  const input = ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');
  return { kind: 'text_call', name: 'apply_patch', input };
}
