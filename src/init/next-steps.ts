import type { Project } from '../core/project.ts';
import { PROVIDER } from './config-text.ts';
import { PUBLISHED_ACTION } from './project/pins.ts';
import { SECRET } from './workflow-text.ts';

interface Around {
  readonly project: Project;
  readonly action: string;
  /** Paths that were written; empty with `--print`. */
  readonly written: readonly string[];
  /** True if there is a workflow, new or existing. */
  readonly hasWorkflow: boolean;
}

/** Returns the remaining manual steps, in order. */
export function nextSteps({ project, action, written, hasWorkflow }: Around): readonly string[] {
  const { remote, defaultBranch } = project;
  const page = remote === null ? null : `https://${remote.host}/${remote.owner}/${remote.name}/settings`;
  const branch = defaultBranch ?? 'the default branch';
  const doctor = `${SECRET}=… forge-headless doctor --task "Fix the failing tests"`;
  const local = [`See what is still missing here: ${doctor}`];
  if (!hasWorkflow) return local;
  return [
    `Put the key for ${PROVIDER} into the secret ${SECRET}: ${
      page === null ? 'Settings > Secrets and variables > Actions' : `${page}/secrets/actions/new`
    }, or run: gh secret set ${SECRET}`,
    `Turn on "Allow GitHub Actions to create and approve pull requests": ${
      page === null ? 'Settings > Actions > General' : `${page}/actions`
    }`,
    ...(action === PUBLISHED_ACTION
      ? [
          `Replace "org" in ${action} by the account that hosts the action, in both files. Or start over with --action OWNER/REPO@REF.`,
        ]
      : []),
    `${written.length > 0 ? `Commit ${written.join(' and ')}` : 'Commit the files'} to ${branch}: GitHub reads the workflow from there.`,
    // After the commit, because new files make the workspace unclean.
    ...local,
    'Start the first run: Actions > Forge > Run workflow, or comment "/forge …" on a pull request.',
  ];
}
