import { escaped, replaceInvisible } from './invisible.ts';
import { picture } from './readable.ts';

/** Colours and other attributes of text: only paint. */
const PAINT = /\x1b\[[\d;:]*m/g;
/** OSC, DCS and their like (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

export interface Printable {
  readonly text: string;
  /** Whether something in it could have steered a terminal or hidden text: more than paint. */
  readonly steered: boolean;
}

/**
 * What a program printed, as text that means the same to a person, a log and a model: terminal sequences are
 * gone, other controls and hidden characters can be seen, lines end with LF.
 */
export function printable(raw: string): Printable {
  const lines = raw.replace(/\r\n?/g, '\n').replace(PAINT, '');
  const text = replaceInvisible(lines.replace(SEQUENCES, '').replace(CONTROLS, picture), escaped);
  return { text, steered: text !== lines };
}
