import type { Project } from '../core/project.ts';
import type { Plan } from './plan.ts';

/** One of the two files, and its status. */
export interface InitFile {
  readonly path: string;
  readonly text: string;
  /** `left`: something exists there already. `closed`: no file can be created there. */
  readonly status: 'written' | 'printed' | 'left' | 'closed';
  /** The reason for `left` and `closed`. */
  readonly why: string | null;
}

export interface InitReport {
  readonly project: Project;
  readonly plan: Plan;
  readonly files: readonly InitFile[];
  readonly next: readonly string[];
  readonly isGithub: boolean;
}

/** Returns the summary for the terminal. It contains the text of each file that was written. */
export function initLines(report: InitReport): readonly string[] {
  const { project, plan, files } = report;
  const found = plan.labels.length === 0 ? 'no language that init knows' : plan.labels.join(', ');
  const gates = plan.gates.map(({ name, command }) => `         ${name}: ${command}`);
  const notes = [...plan.notes, ...elsewhere(report)];
  return [
    `Found    ${found}`,
    `CI       ${project.ci.length === 0 ? 'none' : project.ci.slice(0, 5).join(', ')}`,
    `Gates    ${gates.length === 0 ? 'none' : ''}`.trimEnd(),
    ...gates,
    ...files.flatMap(fileLines),
    ...(notes.length === 0 ? [] : ['', 'Check', ...notes.map((note) => `- ${note}`)]),
    '',
    'Next',
    ...report.next.map((step, at) => `${at + 1}. ${step}`),
  ];
}

function fileLines({ path, text, status, why }: InitFile): readonly string[] {
  if (status === 'printed') return [];
  if (status === 'left') return ['', `Left     ${path}: ${why}. "init --print" shows what init would write.`];
  return [
    '',
    `Wrote    ${path}`,
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  | ${line}`),
  ];
}

function elsewhere({ isGithub, project }: InitReport): readonly string[] {
  if (isGithub) return [];
  return [
    `origin is on ${project.remote?.host ?? 'another server'}, which does not read .github/workflows, so no workflow was written: run forge-headless as a command in a job there.`,
  ];
}

/** Returns both files as one stream of YAML documents, each after a comment with its path. */
export function printedFiles(files: readonly InitFile[]): string {
  return files.map(({ path, text }) => `# ${path}\n${text}`).join('---\n');
}

export function initJson(report: InitReport): string {
  const { plan, files, next, project } = report;
  return JSON.stringify({
    ok: true,
    found: plan.labels,
    ci: project.ci,
    gates: plan.gates.map(({ name, command }) => ({ name, command })),
    files: files.map(({ path, status, text }) => ({ path, status, text })),
    notes: [...plan.notes, ...elsewhere(report)],
    next,
  });
}
