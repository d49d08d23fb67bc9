import { countWords } from './omission-words.ts';

/** A line with only a variable or a template slot, in the brackets that models use. */
const SLOT =
  /^(?:\{\{+\s*([^{}]+?)\s*\}\}+|\{%\s*([^{}]+?)\s*%\}|<<+\s*([^<>]+?)\s*>>+|«\s*([^«»]+?)\s*»|\$\{?([A-Za-z_]\w*)\}?|%%\s*([\w ]+?)\s*%%|__([A-Za-z_]+?)__|@@\s*([\w ]+?)\s*@@|<([A-Z]+[A-Z_ ]*)>|\[([A-Z]+[A-Z_ ]*)\])[;,]?$/;
const ALL_OF_IT = /^(?:rest|remaining|remainder|existing|unchanged|omitted|original)$/;

/** Returns how certainly a slot alone on its line stands for omitted code: `{{existing code}}`, `$REST`. */
export function certaintyOfPlaceholder(line: string): 'no' | 'maybe' | 'likely' {
  const inner = SLOT.exec(line)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (inner === undefined) return 'no';
  const text = inner
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase();
  const { words, rest, state, nouns, unknown } = countWords(text);
  if (words.length === 1) return ALL_OF_IT.test(text) ? 'maybe' : 'no';
  return unknown === 0 && rest + state > 0 && nouns + rest + state > 1 ? 'likely' : 'no';
}

/** A comment with only a name for code: `// original`, `(* implementation *)`. */
const NAME_ALONE =
  /^(?:the\s+)?(?:(?:original|existing|previous|prior|old|earlier)|(?:(?:original|existing|previous|function|method|class|actual|full)\s+)?(?:implementation|impl|body|code))(?:\s+(?:here|as\s+is))?$/i;

/** Returns true if the text of a comment only names the code that was there. */
export function namesCodeAlone(text: string): boolean {
  return NAME_ALONE.test(text.replace(/^[-=*~\s]+|[-=*~\s]+$/g, ''));
}
