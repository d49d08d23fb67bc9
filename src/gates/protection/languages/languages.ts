import { cFamily } from './c-family.ts';
import { csharp } from './csharp.ts';
import { go } from './go.ts';
import { javascript } from './javascript.ts';
import { jvm } from './jvm.ts';
import type { Language } from './language.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { ruby } from './ruby.ts';
import { rust } from './rust.ts';

/** All languages. To add one, add a file like these and an entry here. */
export const LANGUAGES: readonly Language[] = [javascript, python, go, rust, jvm, ruby, csharp, php, cFamily];

const BY_EXTENSION = new Map(
  LANGUAGES.flatMap((language) => language.extensions.map((extension) => [extension, language] as const)),
);

/** Returns the language of a source file by its extension; null for other files. */
export function languageOf(path: string): Language | null {
  const dot = path.lastIndexOf('.');
  return (dot === -1 ? undefined : BY_EXTENSION.get(path.slice(dot).toLowerCase())) ?? null;
}
