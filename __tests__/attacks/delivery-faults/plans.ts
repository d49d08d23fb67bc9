import { type DeliveryPlan, DeliveryScene, earlierDraft, HEAD_BRANCH } from '../../support/delivery-scene.ts';
import { turnsOf } from '../../support/turns.ts';
import type { Case } from './soundness.ts';

const OWN_BRANCH = 'forge/Care-lint';
const CREATE = { 'create-pr': 'true' };
const SIGN = { 'sign-commits': 'true' };
/** A new file, for which one mutation is enough. */
const PLAIN = { 'fixed.txt': 'fixed\n' };
/** An executable file: only objects can say that. */
const OBJECTS = { 'tool.sh': '#!/bin/sh\necho\n' };
/** With a file that is too long for the request of a tree. */
const LONG = { ...OBJECTS, 'long.txt': `${'long '.repeat(220_000)}\n` };

export interface Plan extends DeliveryPlan {
  readonly branch: string;
  readonly opensPull: boolean;
  /** A draft of an earlier run's is open. */
  readonly onDraft?: boolean;
}

/** Every way in which a run's commit gets to GitHub. */
export const PLANS = {
  push: {
    files: PLAIN,
    inputs: { 'auto-push': 'true', branch: OWN_BRANCH },
    branch: OWN_BRANCH,
    opensPull: false,
  },
  'push to a pull request': {
    files: PLAIN,
    inputs: {},
    onPullRequest: true,
    branch: HEAD_BRANCH,
    opensPull: false,
  },
  'create-pr': {
    files: PLAIN,
    inputs: { ...CREATE, 'pr-labels': 'bot', 'pr-reviewers': 'mia' },
    branch: OWN_BRANCH,
    opensPull: true,
  },
  'create-pr on a draft': {
    files: PLAIN,
    inputs: CREATE,
    branch: OWN_BRANCH,
    opensPull: true,
    onDraft: true,
  },
  signed: { files: PLAIN, inputs: { ...CREATE, ...SIGN }, branch: OWN_BRANCH, opensPull: true },
  'signed, as objects': {
    files: OBJECTS,
    inputs: { ...CREATE, ...SIGN },
    branch: OWN_BRANCH,
    opensPull: true,
  },
  'signed, as large objects': {
    files: LONG,
    inputs: { ...CREATE, ...SIGN },
    branch: OWN_BRANCH,
    opensPull: true,
  },
  'signed on a pull request': {
    files: PLAIN,
    inputs: SIGN,
    onPullRequest: true,
    branch: HEAD_BRANCH,
    opensPull: false,
  },
  'signed on a pull request, as objects': {
    files: OBJECTS,
    inputs: SIGN,
    onPullRequest: true,
    branch: HEAD_BRANCH,
    opensPull: false,
  },
} as const satisfies Readonly<Record<string, Plan>>;

export type PlanName = keyof typeof PLANS;

/** GitHub asks for seconds between requests that change something, and a play waits for them. */
const takeTurn = turnsOf(12);

/** Plays a plan; `spoil` is called once everything is in place. */
export function play(
  name: PlanName,
  spoil: (scene: DeliveryScene) => void,
  check: (done: Case) => void,
): Promise<void> {
  return takeTurn(() => playPlan(PLANS[name], spoil, check));
}

export async function playPlan(
  plan: Plan,
  spoil: (scene: DeliveryScene) => void,
  check: (done: Case) => void,
): Promise<void> {
  const { branch, opensPull, onDraft = false } = plan;
  await using scene = await DeliveryScene.open();
  if (onDraft) {
    scene.earlierRun(branch);
    scene.api.state.pulls.push(earlierDraft(branch));
  }
  let before = scene.refs();
  // What others do meanwhile is what must be there afterwards.
  scene.onMeanwhile = () => {
    before = scene.refs();
  };
  const pullsBefore = scene.api.state.pulls.length;
  spoil(scene);
  const run = await scene.run(plan);
  check({ scene, run, branch, before, pullsBefore, opensPull });
}
