import { ForgeError } from '../../core/forge.ts';

/** A part of an address. An empty one would make another question of it. Throws ForgeError(invalid). */
export function required(value: string, name: string): string {
  if (value !== '') return value;
  throw new ForgeError('invalid', null, `GitHub cannot be asked about an empty ${name}: name one`);
}
