import { forgeScene } from '../../__tests__/support/forge-scene.ts';
import type { ScriptedTurn } from '../../__tests__/support/model-server/script.ts';
import { call, complete, execute, turn, type WholeRun } from '../../__tests__/support/whole-run.ts';
import { DEMO_FILES, DEMO_SESSION, DEMO_TASK } from '../../src/entry/cli/demo-project.ts';

/** One kind of run to look at: what the model answers, and what is set beside the usual inputs. */
interface Kind {
  readonly script: readonly ScriptedTurn[];
  readonly config?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

const CONFIG = `version: 1
constraints:
  max_files: 5
  max_lines_changed: 200
  max_cost_usd: 1
  allowed_patterns: ["src/**"]
quality_gates:
  - { name: Tests, command: node --test }
git:
  commit_message: "fix: cents, rounding and the free-shipping threshold"
`;

/** The demo's session with token counts of a longer run, as a model's server reports them. */
const SESSION: readonly ScriptedTurn[] = DEMO_SESSION.turns.map(({ text, calls, usage }, index) => ({
  text,
  calls,
  usage: {
    input: usage.input * 4,
    output: usage.output * 3,
    cacheRead: index === 0 ? 0 : usage.input * 3,
  },
}));

const ANALYSIS = `Three defects, all in \`src/\`:

1. \`format\` drops the leading zero of the cents: \`19.5\` instead of **19.05**.
2. \`discounted\` rounds down, but its comment says *half up*.
3. \`total\` charges shipping at exactly 50.00 (\`src/order.js\`, the comparison is \`>\`).

| function | file | severity |
|---|---|---|
| format | src/price.js | high |
| discounted | src/price.js | medium |
| total | src/order.js | medium |

See [the docs of padStart](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/String/padStart).`;

export const KINDS: Readonly<Record<string, Kind>> = {
  success: { script: SESSION },
  limit: { script: SESSION, config: CONFIG.replace('max_files: 5', 'max_files: 1') },
  gate: {
    script: [...SESSION.slice(0, 2), turn(execute('touch src/empty.js')), turn(complete('All tests pass.'))],
  },
  provider: {
    script: [...SESSION.slice(0, 3), { fault: 401, message: 'invalid x-api-key' }],
    config: CONFIG.replace('command: node --test', 'command: node --check src/price.js'),
  },
  config: { script: [], config: CONFIG.replace('max_files: 5', 'maxFiles: 5') },
  'read-only': {
    script: [
      ...SESSION.slice(1, 2),
      turn(call('search_files', { pattern: 'SHIPPING' })),
      turn(complete(ANALYSIS)),
    ],
    inputs: {
      mode: 'read-only',
      task: 'Which defects do the tests of this shop show?',
      'create-pr': 'false',
      'auto-push': 'false',
    },
  },
};

/** Makes a real run of this kind: the action, real git, a real sandbox, and a model's and GitHub's server on loopback. */
export async function runOf(kind: string): Promise<WholeRun> {
  const { script, config = CONFIG, inputs } = KINDS[kind] ?? { script: [] };
  const files = { ...DEMO_FILES, '.forge/headless-config.yml': config };
  await using scene = await forgeScene(files);
  return await scene.run({
    script,
    inputs: {
      task: DEMO_TASK,
      provider: 'anthropic',
      model: 'claude-sonnet-5',
      branch: 'forge/fix-tests',
      'auto-push': 'true',
      'create-pr': 'true',
      ...inputs,
    },
    env: { GITHUB_RUN_ID: '8214', GITHUB_RUN_ATTEMPT: '1' },
  });
}
