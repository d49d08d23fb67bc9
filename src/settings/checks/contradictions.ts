import { LARGEST_FILE } from '../schema/safety-schema.ts';
import { parseSize } from '../values/units.ts';
import { show } from './problem.ts';
import { type Finding, valueAt } from './validate.ts';

const FILE_SIZE = ['constraints', 'file_size'] as const;

/** Finds settings that are valid alone but contradict each other. The schema reports invalid values. */
export function contradictionsIn(data: unknown): readonly Finding[] {
  const soft = valueAt(data, [...FILE_SIZE, 'soft']);
  const hard = valueAt(data, [...FILE_SIZE, 'hard']);
  const softBytes = bytesOf(soft);
  const hardBytes = hard === undefined ? LARGEST_FILE : bytesOf(hard);
  if (softBytes === null || hardBytes === null || softBytes <= hardBytes) return [];
  const limit = hard === undefined ? '10MB' : show(hard);
  const message = `expected at most the hard limit, ${limit}, got ${show(soft)}: every file above that limit is rejected; lower soft, or remove it`;
  return [{ path: [...FILE_SIZE, 'soft'], at: 'value', subject: true, message }];
}

function bytesOf(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? parseSize(value) : null;
}
