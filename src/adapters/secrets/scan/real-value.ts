/** Words in example values, placeholders, names of values and references to them. */
const STAND_IN =
  /example|placeholder|change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|with|this)|your[-_ ]|_here$|insert|dummy|fake|mock|sample|redacted|hidden|default|test|demo|foobar|passw|secret|token|api[-_]?key|credential|undefined|null|none|todo|lorem/i;

/** References: `${X}`, `$X`, `{{ x }}`, `<x>`, `%X%`, `#{x}`, `process.env.X`, `secrets.X`, `vault:…`. */
const REFERENCE =
  /\$\{|\{\{|#\{|^\$\(?[A-Za-z_]|^<.*>$|^\[.*\]$|^%[^%]+%$|\benv(?:iron)?[.[(]|\bsecrets?\.|\bvars?\.|^(?:vault|op|ref|file|ssm|arn|env):/i;

/** Masked or padded values: `xxxx`, `****`, `....`, one repeated character. */
const FILLER = /x{4,}|\*{3,}|\.{3}|_{4,}|-{4,}|(.)\1{5,}|0123456789|123456789|abcdefg/i;

/** Reports if a value is obviously a placeholder. In a list of tokens it is an example. */
export function isStandIn(value: string): boolean {
  return /example|placeholder|change[-_]?me|redacted|dummy|your[-_]/i.test(value) || isRepetitive(value);
}

function isRepetitive(value: string): boolean {
  return REFERENCE.test(value) || /x{5,}|\*{3,}|\.{3}|(.)\1{7,}/i.test(value);
}

/** Returns the Shannon entropy in bits per character: about 3 for words, higher for random letters and digits. */
function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const sign of value) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

function kindsIn(value: string): number {
  return [/[a-z]/, /[A-Z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
}

/** Paths, URLs, versions, dates and dotted names, which are common in settings and not secret. */
const PLAIN =
  /^[./~]|^\d{4}-\d\d-\d\d|^[a-z]+:\/\/|^\d[\d.,:_-]*$|^[A-Za-z_$][\w$]*(?:[./:-][A-Za-z_$][\w$]*)+$|^[a-z][a-z0-9.-]*\.[a-z]{2,}$/;

/**
 * Reports if the value of a password or the like looks real: eight characters or more, of three kinds or long and
 * irregular, and not a word, a placeholder, a path or a reference.
 */
export function looksReal(value: string): boolean {
  if (value.length < 8 || value.length > 500 || /\s/.test(value)) return false;
  if (STAND_IN.test(value) || REFERENCE.test(value) || FILLER.test(value) || PLAIN.test(value)) return false;
  const kinds = kindsIn(value);
  if (kinds >= 3 && /[0-9]/.test(value)) return entropy(value) >= 2.5;
  return kinds >= 2 && /[0-9]/.test(value) && value.length >= 12 && entropy(value) >= 2.8;
}

/**
 * Reports if an unquoted value looks like a real password. Code has names and types in such places, so it needs digits
 * in more than one place, or a character that names do not have.
 */
export function looksRealBare(value: string): boolean {
  if (!looksReal(value) || /[()[\]{}<>;,|\\]/.test(value)) return false;
  return /[0-9][^0-9]+[0-9]/.test(value) && (value.length >= 12 || /[^\w.-]/.test(value));
}

/** Reports if letters and digits are mixed as in a random value. */
export function looksMixed(value: string): boolean {
  return /[0-9]/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 3 && !isRepetitive(value);
}

/**
 * Reports if a given secret is distinctive enough to search for. Words such as `postgres` and plain numbers are also
 * given as secrets, but appear in many files.
 */
export function isUnmistakable(value: string): boolean {
  if (value.length >= 16) return true;
  return value.length >= 8 && kindsIn(value) >= 2;
}
