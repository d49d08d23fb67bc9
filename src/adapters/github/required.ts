import { ForgeError } from '../../core/forge.ts';

/**
 * A part of an address. An empty one would make another question of it, and so would dots alone: an address goes up by
 * them, however they are spelled. Throws ForgeError(invalid).
 */
export function required(value: string, name: string): string {
  if (value === '') {
    throw new ForgeError('invalid', null, `GitHub cannot be asked about an empty ${name}: name one`);
  }
  if (value !== '.' && value !== '..') return value;
  const reason = `GitHub cannot be asked about the ${name} ${JSON.stringify(value)}: name a real one`;
  throw new ForgeError('invalid', null, reason);
}
