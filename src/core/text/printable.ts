import { pictureControl } from './control-characters.ts';
import { escaped, replaceInvisible } from './invisible.ts';

/** Colors and other attributes of text. */
const PAINT = /\x1b\[[\d;:]*m/g;
/**
 * Sequences that progress bars, spinners and pagers print: cursor moves within the last lines, erasing, hiding the
 * cursor and line wrapping. Also synchronized updates, character sets, old printer controls, and the byte order mark
 * that starts many files.
 */
const PROGRESS =
  /\x1b\[\d*[A-GKPXsu]|\x1b\[0?J|\x1b\[\?(?:7|12|25|2026)[hl]|\x1b(?:[78=>]|\([AB0])|[\x07\x08\x0b\x0c\x0e\x0f]|^\ufeff/gm;
/** Terminal sequences: OSC, DCS and similar (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;

export interface Printable {
  readonly text: string;
  /** True if it could have controlled a terminal or hidden text, beyond colors and progress bars. */
  readonly steered: boolean;
}

/**
 * Turns a program's output into text that reads the same for a person, a log and a model. Removes terminal sequences,
 * shows other controls and hidden characters, and ends lines with LF.
 */
export function printable(raw: string): Printable {
  const lines = raw.replace(/\r\n?/g, '\n').replace(PAINT, '');
  const text = visible(lines);
  if (text === lines) return { text, steered: false };
  const quiet = lines.replace(PROGRESS, '');
  return { text, steered: visible(quiet) !== quiet };
}

function visible(text: string): string {
  return replaceInvisible(pictureControl(text.replace(SEQUENCES, '')), escaped);
}
