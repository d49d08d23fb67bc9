import type { Evidence } from './evidence.ts';

/** In cases of the artifact there is one, and it holds what lies in the reports' folder and nothing else. */
export function judgeUploads({ single, uploads, reports, outputs }: Evidence): readonly string[] {
  if (single.area !== 'artifact') return [];
  if (uploads.size === 0 || outputs['artifact-id'] === '') return ['no artifact was made'];
  const strange = [...uploads].filter(([name, text]) => reports.get(name) !== text);
  return strange.map(([name]) => `the artifact holds ${name}, which is no report`);
}
