import { escaped, replaceInvisible } from './invisible.ts';
import { picture } from './readable.ts';

/** Colours and other attributes of text: only paint. */
const PAINT = /\x1b\[[\d;:]*m/g;
/**
 * What progress bars, spinners and pagers print: cursor moves within the last lines, erasing to the end or of a line,
 * hiding the cursor, line wrapping, synchronized updates, the character set, and the old control characters of
 * printers. A byte order mark starts many files.
 */
const PROGRESS =
  /\x1b\[\d*[A-GKPXsu]|\x1b\[0?J|\x1b\[\?(?:7|12|25|2026)[hl]|\x1b(?:[78=>]|\([AB0])|[\x07\x08\x0b\x0c\x0e\x0f]|^\ufeff/gm;
/** OSC, DCS and their like (to BEL or ST), CSI, and the two-byte escapes. */
const SEQUENCES = /\x1b[\]P^_X][^\x07\x1b]*(?:\x07|\x1b\\)?|\x1b\[[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
const CONTROLS = /[\x00-\x08\x0b-\x1f\x7f]/g;

export interface Printable {
  readonly text: string;
  /** Whether something in it could have steered a terminal or hidden text: more than paint and progress. */
  readonly steered: boolean;
}

/**
 * What a program printed, as text that means the same to a person, a log and a model: terminal sequences are
 * gone, other controls and hidden characters can be seen, lines end with LF.
 */
export function printable(raw: string): Printable {
  const lines = raw.replace(/\r\n?/g, '\n').replace(PAINT, '');
  const text = visible(lines);
  if (text === lines) return { text, steered: false };
  const quiet = lines.replace(PROGRESS, '');
  return { text, steered: visible(quiet) !== quiet };
}

function visible(text: string): string {
  return replaceInvisible(text.replace(SEQUENCES, '').replace(CONTROLS, picture), escaped);
}
