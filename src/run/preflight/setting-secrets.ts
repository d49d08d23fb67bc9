import { scanCommit } from '../../adapters/secrets/scan/scan-commit.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunContext } from '../context/run-context.ts';

/** Returns the settings for a commit's author and branch. */
export function commitSettings({ request }: Pick<RunContext, 'request'>) {
  const { author_name, author_email, branch } = request.settings.git;
  return [
    { name: 'git.author_name', text: author_name },
    { name: 'git.author_email', text: author_email },
    { name: 'git.branch', text: branch },
  ];
}

/** Throws StopRun(config) if a setting that the commit or pull request shows contains a secret. */
export function checkSettingSecrets(context: Pick<RunContext, 'request' | 'redactor' | 'holdsSecret'>): void {
  const { git } = context.request.settings;
  const settings = [
    ...commitSettings(context),
    { name: 'git.commit_message', text: git.commit_message },
    { name: 'git.pr_title', text: git.pr_title },
    { name: 'git.pr_body', text: git.pr_body },
    { name: 'git.pr_base', text: git.pr_base },
    { name: 'git.pr_labels', text: git.pr_labels.join('\n') },
    { name: 'git.pr_reviewers', text: git.pr_reviewers.join('\n') },
  ];
  const found = scanCommit({ additions: [], message: '', settings, holdsKnown: context.holdsSecret });
  if (found.length === 0) return;
  for (const { finding, parts } of found) {
    context.redactor.hide({ kind: finding.kind, parts, place: finding.setting ?? 'git' });
  }
  const places = found.map(({ finding }) => `${finding.setting} contains ${finding.kind}`).join('; ');
  const reason = `${places}: remove it from the settings, keep it in a secret store, and replace the key if it was real`;
  throw new StopRun({ kind: 'config', reason });
}
