import { show } from './problem.ts';
import { LARGEST_FILE } from './safety-schema.ts';
import { parseSize } from './units.ts';
import { type Finding, valueAt } from './validate.ts';

const FILE_SIZE = ['constraints', 'file_size'] as const;

/** Settings that are each fine and cannot both be meant. What is no value at all is the schema's affair. */
export function contradictionsIn(data: unknown): readonly Finding[] {
  const soft = valueAt(data, [...FILE_SIZE, 'soft']);
  const hard = valueAt(data, [...FILE_SIZE, 'hard']);
  const softBytes = bytesOf(soft);
  const hardBytes = hard === undefined ? LARGEST_FILE : bytesOf(hard);
  if (softBytes === null || hardBytes === null || softBytes <= hardBytes) return [];
  const limit = hard === undefined ? '10MB' : show(hard);
  const message = `expected at most the hard limit, ${limit}, got ${show(soft)}: over that limit every file is rejected; lower soft, or leave it out`;
  return [{ path: [...FILE_SIZE, 'soft'], at: 'value', subject: true, message }];
}

function bytesOf(value: unknown): number | null {
  return typeof value === 'string' || typeof value === 'number' ? parseSize(value) : null;
}
