import { isUtf8 } from 'node:buffer';
import { createRedactor, mapTexts, REDACTED, type Redactor } from './redaction.ts';
import { type DetectedSecret, detectSecrets } from './scan/detect-secrets.ts';
import { type Locator, NO_LOCATION } from './scan/finding-place.ts';

/** A secret that the run was not given and that was found in its output. */
export interface FoundSecret {
  /** With its article: `a GitHub token`. */
  readonly kind: string;
  /** `src/x.js:12`, or a description; null if there is none. */
  readonly place: string | null;
}

/** A value to hide, and how it was found. */
type Finding = Pick<DetectedSecret, 'kind' | 'parts'> & { readonly place: string | null };

/**
 * Checks everything that a run writes or prints. It hides the given secrets and those that a scan finds. A found secret
 * is hidden from then on everywhere, in any spelling.
 */
export interface SecretGuard extends Redactor {
  text(text: string, placed?: Locator): string;
  bytes(bytes: Uint8Array, placed?: Locator): Uint8Array;
  data<T>(data: T, placedAt?: LocatorFor): T;
  /** Hides a secret that was found elsewhere. */
  hide(finding: Finding): void;
  /** Values of the harness, such as commit ids, which findings never hide. */
  neverHide(values: readonly string[]): void;
  /** Returns the secrets that were found since the last call. */
  takeFound(): readonly FoundSecret[];
}

/** Names the place of a text in data by its key and the object that has it. */
export type LocatorFor = (key: string, holder: object) => Locator;

/** The number of values that are searched for. Each has about forty spellings. */
const MAX_VALUES = 2000;
/** Replaces a text when there are more secrets than can be remembered. */
const REDACTED_TEXT = '[redacted: the run found more secrets than it can hide one by one]';
/** The length of a place in messages. */
const MAX_PLACE_CHARS = 120;

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

  text(text: string, placed: Locator = NO_LOCATION): string {
    return this.#learn(text, placed) ? this.#redactor.text(text) : REDACTED_TEXT;
  }

  bytes(bytes: Uint8Array, placed: Locator = NO_LOCATION): Uint8Array {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const isLearned = this.#learn(buffer.toString(isUtf8(buffer) ? 'utf8' : 'latin1'), placed);
    return isLearned ? this.#redactor.bytes(bytes) : Buffer.from(REDACTED_TEXT);
  }

  data<T>(data: T, placedAt: LocatorFor = () => NO_LOCATION): T {
    // Names and values together, because a name describes its value. The JSON contains most texts unchanged.
    const whole = JSON.stringify(data) ?? '';
    const isQuiet = this.#detected(whole).every(({ parts }) => parts.every((part) => this.#isKnown(part)));
    let isLearned = true;
    visitTexts(data, '', {}, (text, key, holder) => {
      if (isQuiet && !/["\\\n\r\t]/.test(text)) return;
      if (!this.#learn(text, placedAt(key, holder))) isLearned = false;
    });
    if (!isQuiet && !this.#learn(whole, NO_LOCATION)) isLearned = false;
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

  neverHide(values: readonly string[]): void {
    for (const value of values) this.#spared.add(value);
  }

  takeFound(): readonly FoundSecret[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** Returns false if a secret cannot be hidden any more. */
  #learn(text: string, placed: Locator): boolean {
    for (const { kind, index, parts } of this.#detected(text)) {
      if (parts.every((part) => this.#isKnown(part))) continue;
      if (this.#known.size >= MAX_VALUES) return false;
      this.hide({ kind, parts, place: placed(text, index) });
    }
    return true;
  }

  #detected(text: string): readonly DetectedSecret[] {
    return detectSecrets(text).filter(({ value }) => !this.#spared.has(value));
  }

  /** Compares whole values: a value that only contains a known secret is a separate one. */
  #isKnown(value: string): boolean {
    return this.#known.has(value) || this.#redactor.text(value) === REDACTED;
  }

  /** Returns the place without special characters of JSON, HTML or patches; null if it contains a secret. */
  #shownPlace(place: string | null, parts: readonly string[]): string | null {
    if (place === null || parts.some((part) => place.includes(part))) return null;
    if (this.#redactor.isIn(place) || detectSecrets(place).length > 0) return null;
    const plain = place.replace(/[^\w ./:@+,()~#=-]/g, '?');
    return plain.length <= MAX_PLACE_CHARS ? plain : `...${plain.slice(-MAX_PLACE_CHARS)}`;
  }
}

function visitTexts(
  data: unknown,
  key: string,
  holder: object,
  see: (text: string, key: string, holder: object) => void,
): void {
  if (typeof data === 'string') see(data, key, holder);
  else if (typeof data === 'object' && data !== null && !ArrayBuffer.isView(data)) {
    for (const [name, value] of Object.entries(data)) {
      see(name, '', data);
      visitTexts(value, Array.isArray(data) ? key : name, Array.isArray(data) ? holder : data, see);
    }
  }
}
