/** Words that stand where a value would stand: examples, placeholders, names of values, references to them. */
const STAND_IN =
  /example|placeholder|change[-_ ]?(?:me|it|this)|replace[-_ ]?(?:me|with|this)|your[-_ ]|_here$|insert|dummy|fake|mock|sample|redacted|hidden|default|test|demo|foobar|passw|secret|token|api[-_]?key|credential|undefined|null|none|todo|lorem/i;

/** References: `${X}`, `$X`, `{{ x }}`, `<x>`, `%X%`, `#{x}`, `process.env.X`, `secrets.X`, `vault:…`. */
const REFERENCE =
  /\$\{|\{\{|#\{|^\$\(?[A-Za-z_]|^<.*>$|^\[.*\]$|^%[^%]+%$|\benv(?:iron)?[.[(]|\bsecrets?\.|\bvars?\.|^(?:vault|op|ref|file|ssm|arn|env):/i;

/** What is masked or filled up: `xxxx`, `****`, `....`, one character over and over. */
const FILLER = /x{4,}|\*{3,}|\.{3}|_{4,}|-{4,}|(.)\1{5,}|0123456789|123456789|abcdefg/i;

/** A value of which nobody could think that it is a secret: in a list of tokens it is an example. */
export function isStandIn(value: string): boolean {
  return /example|placeholder|change[-_]?me|redacted|dummy|your[-_]/i.test(value) || isFilled(value);
}

function isFilled(value: string): boolean {
  return REFERENCE.test(value) || /x{5,}|\*{3,}|\.{3}|(.)\1{7,}/i.test(value);
}

/** Bits for each character, after Shannon: words are near 3, random letters and digits above it. */
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

/** Paths, addresses, versions, dates, names with dots: what stands in settings and is no secret. */
const PLAIN =
  /^[./~]|^\d{4}-\d\d-\d\d|^[a-z]+:\/\/|^\d[\d.,:_-]*$|^[A-Za-z_$][\w$]*(?:[./:-][A-Za-z_$][\w$]*)+$|^[a-z][a-z0-9.-]*\.[a-z]{2,}$/;

/**
 * Whether a value, given as a password or the like, looks like a real one: eight characters or more, of three
 * kinds or long and irregular, and neither a word, a placeholder, a path nor a reference to where the value is.
 */
export function looksReal(value: string): boolean {
  if (value.length < 8 || value.length > 500 || /\s/.test(value)) return false;
  if (STAND_IN.test(value) || REFERENCE.test(value) || FILLER.test(value) || PLAIN.test(value)) return false;
  const kinds = kindsIn(value);
  if (kinds >= 3 && /[0-9]/.test(value)) return entropy(value) >= 2.5;
  return kinds >= 2 && /[0-9]/.test(value) && value.length >= 12 && entropy(value) >= 2.8;
}

/**
 * Whether a value without quotes looks like a real password. Code has names in such places, and types: so there must
 * be more digits than a name has at its end, or a sign that no name has.
 */
export function looksRealBare(value: string): boolean {
  if (!looksReal(value) || /[()[\]{}<>;,|\\]/.test(value)) return false;
  return /[0-9][^0-9]+[0-9]/.test(value) && (value.length >= 12 || /[^\w.-]/.test(value));
}

/** Whether letters and digits stand mixed as in a random value: neither one after the other nor mostly the same. */
export function looksMixed(value: string): boolean {
  return /[0-9]/.test(value) && /[A-Za-z]/.test(value) && entropy(value) >= 3 && !isFilled(value);
}

/**
 * Whether a value that was given as a secret is one that cannot be met by chance: words such as `postgres` and
 * plain numbers are given too, and stand in every other file.
 */
export function isUnmistakable(value: string): boolean {
  if (value.length >= 16) return true;
  return value.length >= 8 && kindsIn(value) >= 2;
}
