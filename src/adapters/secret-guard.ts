import { isUtf8 } from 'node:buffer';
import { createRedactor, mapTexts, REDACTED, type Redactor } from './redaction.ts';
import { type DetectedSecret, detectSecrets } from './secret-scan/detect.ts';
import { NOWHERE, type Placed } from './secret-scan/place.ts';

/** A secret that nobody gave the run, and that was found in what it was about to write. */
export interface FoundSecret {
  /** With its article: `a GitHub token`. */
  readonly kind: string;
  /** `src/x.js:12`, or in words; null where nothing is to be said. */
  readonly place: string | null;
}

/** A value to hide, and how it was found. */
type Finding = Pick<DetectedSecret, 'kind' | 'parts'> & { readonly place: string | null };

/**
 * The last look at everything that a run writes or prints: it hides the secrets that the run was given, and those that
 * a scan finds. What was found once is hidden from then on wherever it stands, in any spelling.
 */
export interface SecretGuard extends Redactor {
  text(text: string, placed?: Placed): string;
  bytes(bytes: Uint8Array, placed?: Placed): Uint8Array;
  data<T>(data: T, placedAt?: PlacedAt): T;
  /** Hides what somebody else has found. */
  hide(finding: Finding): void;
  /** Values of the harness's own, such as the ids of commits: a finding never hides one. */
  spare(values: readonly string[]): void;
  /** What was found since the last time this was asked. */
  takeFound(): readonly FoundSecret[];
}

/** Names the place of a text in data: by its key, and the object that holds it. */
export type PlacedAt = (key: string, holder: object) => Placed;

/** Values that are looked for in every spelling, some forty each. */
const MOST_VALUES = 2000;
/** What a text becomes that holds more secrets than can be kept in mind. */
const TOO_MANY = '[redacted: the run met more secrets than can be hidden one by one]';
/** UTF-16 units of a place that are shown. */
const LONGEST_PLACE = 120;

export function createSecretGuard(given: readonly string[] = []): SecretGuard {
  return new Guard(given);
}

class Guard implements SecretGuard {
  readonly #redactor: Redactor;
  readonly #known = new Set<string>();
  readonly #spared = new Set<string>();
  #found: FoundSecret[] = [];

  constructor(given: readonly string[]) {
    this.#redactor = createRedactor(given);
  }

  get longest(): number {
    return this.#redactor.longest;
  }

  add(secret: string, instead?: string): boolean {
    return this.#redactor.add(secret, instead);
  }

  isIn(text: string): boolean {
    return this.#redactor.isIn(text) || this.#detected(text).length > 0;
  }

  text(text: string, placed: Placed = NOWHERE): string {
    return this.#learn(text, placed) ? this.#redactor.text(text) : TOO_MANY;
  }

  bytes(bytes: Uint8Array, placed: Placed = NOWHERE): Uint8Array {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isLearned = this.#learn(buffer.toString(isUtf8(buffer) ? 'utf8' : 'latin1'), placed);
    return isLearned ? this.#redactor.bytes(bytes) : Buffer.from(TOO_MANY);
  }

  data<T>(data: T, placedAt: PlacedAt = () => NOWHERE): T {
    // Names and values side by side: a name says what its value is. Most texts are seen in it as they are, too.
    const whole = JSON.stringify(data) ?? '';
    const isQuiet = this.#detected(whole).every(({ parts }) => parts.every((part) => this.#isKnown(part)));
    let isLearned = true;
    visit(data, '', {}, (text, key, holder) => {
      if (isQuiet && !/["\\\n\r\t]/.test(text)) return;
      if (!this.#learn(text, placedAt(key, holder))) isLearned = false;
    });
    if (!isQuiet && !this.#learn(whole, NOWHERE)) isLearned = false;
    if (!isLearned) return mapTexts(data, (text) => this.text(text)) as T;
    return this.#redactor.data(data);
  }

  hide({ kind, parts, place }: Finding): void {
    const fresh = parts.filter((part) => !this.#isKnown(part));
    if (fresh.length === 0) return;
    for (const part of fresh) this.#known.add(part);
    const shown = this.#shownPlace(place, parts);
    const label = `[redacted: ${kind.replace(/^(?:an?|the) /, '')}${shown === null ? '' : `, ${shown}`}]`;
    for (const part of fresh) this.#redactor.add(part, label);
    this.#found.push({ kind, place: shown });
  }

  spare(values: readonly string[]): void {
    for (const value of values) this.#spared.add(value);
  }

  takeFound(): readonly FoundSecret[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** False where there is something that cannot be hidden any more. */
  #learn(text: string, placed: Placed): boolean {
    for (const { kind, index, parts } of this.#detected(text)) {
      if (parts.every((part) => this.#isKnown(part))) continue;
      if (this.#known.size >= MOST_VALUES) return false;
      this.hide({ kind, parts, place: placed(text, index) });
    }
    return true;
  }

  #detected(text: string): readonly DetectedSecret[] {
    return detectSecrets(text).filter(({ value }) => !this.#spared.has(value));
  }

  /** Known as a whole: a value that only holds a known one is a secret of its own. */
  #isKnown(value: string): boolean {
    return this.#known.has(value) || this.#redactor.text(value) === REDACTED;
  }

  /** Without letters that mean something in JSON, HTML or a patch, and without a secret in it. */
  #shownPlace(place: string | null, parts: readonly string[]): string | null {
    if (place === null || parts.some((part) => place.includes(part))) return null;
    if (this.#redactor.isIn(place) || detectSecrets(place).length > 0) return null;
    const plain = place.replace(/[^\w ./:@+,()~#=-]/g, '?');
    return plain.length <= LONGEST_PLACE ? plain : `...${plain.slice(-LONGEST_PLACE)}`;
  }
}

function visit(
  data: unknown,
  key: string,
  holder: object,
  see: (text: string, key: string, holder: object) => void,
): void {
  if (typeof data === 'string') see(data, key, holder);
  else if (typeof data === 'object' && data !== null && !ArrayBuffer.isView(data)) {
    for (const [name, value] of Object.entries(data)) {
      see(name, '', data);
      visit(value, Array.isArray(data) ? key : name, Array.isArray(data) ? holder : data, see);
    }
  }
}
