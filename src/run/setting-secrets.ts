import { scanCommit } from '../adapters/secret-scan/scan.ts';
import { StopRun } from '../core/outcome.ts';
import type { Desk } from './desk.ts';

/** Settings that a commit names its author and branch by. */
export function commitSettings({ request }: Pick<Desk, 'request'>) {
  const { author_name, author_email, branch } = request.settings.git;
  return [
    { name: 'git.author_name', text: author_name },
    { name: 'git.author_email', text: author_email },
    { name: 'git.branch', text: branch },
  ];
}

/** Throws StopRun(config) if a setting that people would read in the commit or pull request holds a secret. */
export function checkSettingSecrets(desk: Pick<Desk, 'request' | 'redactor' | 'holdsSecret'>): void {
  const { git } = desk.request.settings;
  const settings = [
    ...commitSettings(desk),
    { name: 'git.commit_message', text: git.commit_message },
    { name: 'git.pr_title', text: git.pr_title },
    { name: 'git.pr_body', text: git.pr_body },
    { name: 'git.pr_base', text: git.pr_base },
    { name: 'git.pr_labels', text: git.pr_labels.join('\n') },
    { name: 'git.pr_reviewers', text: git.pr_reviewers.join('\n') },
  ];
  const found = scanCommit({ additions: [], message: '', settings, holdsKnown: desk.holdsSecret });
  if (found.length === 0) return;
  for (const { finding, parts } of found) {
    desk.redactor.hide({ kind: finding.kind, parts, place: finding.setting ?? 'git' });
  }
  const places = found.map(({ finding }) => `${finding.setting} holds ${finding.kind}`).join('; ');
  const reason = `${places}: take it out of the settings, keep it in a secret store, and replace the key if it was real`;
  throw new StopRun({ kind: 'config', reason });
}
