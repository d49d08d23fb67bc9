import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { initialize } from '../../../src/entry/cli/init.ts';
import { parseFlags } from '../../../src/settings/sources/flags.ts';
import { makeRepository } from '../../support/repository.ts';

export const CONFIG = '.forge/headless-config.yml';
export const WORKFLOW = '.github/workflows/forge.yml';
const ACTION = ['--action', 'org/forge-headless@v1'];

interface Gate {
  readonly name: string;
  readonly command: string;
  readonly baseline?: string;
}

export interface Step {
  readonly uses?: string;
  readonly name?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export interface Written {
  readonly root: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
  readonly configText: string;
  readonly workflowText: string;
  readonly config: { readonly quality_gates?: readonly Gate[] };
  readonly steps: readonly Step[];
}

/** `init` in a folder, with these flags. */
export function initIn(folder: string, ...flags: readonly string[]) {
  const { exitCode, ...said } = initialize(parseFlags(['init', ...flags]).given, folder, null);
  return { ...said, code: exitCode };
}

/** `init` in a new repository with these files, and both files parsed. */
export function initOf(files: Readonly<Record<string, string>>): Written {
  const root = makeRepository(files);
  const said = initIn(root, ...ACTION);
  if (said.code !== 0) throw new Error(said.stderr);
  const configText = readFileSync(join(root, CONFIG), 'utf8');
  const workflowText = readFileSync(join(root, WORKFLOW), 'utf8');
  const workflow = parse(workflowText) as {
    readonly jobs: { readonly forge: { readonly steps: readonly Step[] } };
  };
  return {
    ...said,
    root,
    configText,
    workflowText,
    config: parse(configText) as Written['config'],
    steps: workflow.jobs.forge.steps,
  };
}
