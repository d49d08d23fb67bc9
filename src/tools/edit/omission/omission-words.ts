/** A word list separated by spaces. A word that ends in `*` matches all words with that beginning. */
class Words {
  readonly #exact = new Set<string>();
  readonly #stems: string[] = [];

  constructor(...lists: readonly string[]) {
    for (const word of lists.join(' ').split(/\s+/)) {
      if (word.endsWith('*')) this.#stems.push(word.slice(0, -1));
      else if (word !== '') this.#exact.add(word);
    }
  }

  has(word: string): boolean {
    const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
    return (
      this.#exact.has(word) || this.#exact.has(singular) || this.#stems.some((stem) => word.startsWith(stem))
    );
  }
}

/** Words for omitted code: `rest`, `remaining`, `existing`. */
const REST = new Words(
  'rest remainder remaining remain other existing exist previous previously prior original originally old current',
  'everything additional further subsequent earlier preceding following more similar similarly own',
  // German, Dutch
  'restlich* übrig* bestehend* vorhanden* weiter* ander* bisherig* vorherig* vorig* overig* bestaand* alles sonstig*',
  // French
  'reste restant* suite autre existant* précédent* actuel* suivant*',
  // Spanish, Portuguese, Italian
  'resto restant* demás demais otro otra otras otros outro outra outras outros existente* esistent* anterior anteriores',
  'previo previa rimanent* altri altre precedent* atual atuais',
  // Polish, Russian
  'reszta reszty pozostał* istniejąc* poprzedni* остальн* остаток существующ* прежн* предыдущ* друг* исходн*',
);

/** Words for unchanged or omitted. */
const STATE = new Words(
  'unchanged unmodified untouched unaltered unaffected identical same omitted omit elided snip snipped truncated',
  'abbreviated shortened condensed collapsed skipped hidden trimmed brevity conciseness clarity readability ditto',
  'preserved preserve retained retain kept keep unedited intact etc etcetera changed modified altered',
  'unverändert* gleich gekürzt ausgelassen weggelassen identisch unangetastet bleibt bleiben ongewijzigd hetzelfde',
  'zuvor bisher inchangé* identique* omis idem avant même permanece* cambios igual iguales omitid* brevedad inalterad*',
  'alterações mudanças mesmo mantid* invariat* omess* stess* prima zmian bez изменен* неизмен* пропущен* опущен* раньше',
  'прежнему прежде сокращен* неизменн* ongewijzigde weggelaten tronqué* coupé* recortado cortado clarté brièveté claridad clareza kürze краткости continued',
);

/** Words for code and its parts. */
const NOUNS = new Words(
  'code file function func fn method class import export include line content implementation component logic test rule',
  'body block section field property properties prop member item entry entries case statement definition declaration',
  'route handler config configuration setting option style markup html jsx css sql template variable constant const type',
  'interface module script document text paragraph step stuff thing part element tag attribute column row value key',
  'argument arg param parameter setup program source snippet helper hook state branch loop switch table list constructor',
  'endpoint query queries schema model view page object array struct enum trait impl procedure subroutine expression',
  'example dependencies dependency package requirement detail version work',
  'datei methode methoden funktion* klasse zeile* inhalt* implementierung quellcode codes bestand* methoden',
  'fichier méthode* fonction* ligne* contenu implémentation código archivo arquivo método* función funciones funções',
  'línea* linhas contenido conteúdo implementación implementação codice righe funzion* metod* kod kodu pliku plik',
  'код кода файл* метод* функци* строк* часть содержимое реализаци* bestand inhoud regels',
);

/** Words without meaning of their own, and words for what to do. */
const FILLER = new Words(
  'the a an of in on at to for from with and or as it its is are be been was were will would has have had do does not no',
  'any all this that these those your my our their here there above below before after exactly just still entirely',
  'completely remains stay stays stayed go goes come comes see note todo fixme insert paste put add continue continues',
  'continued leave left i.e e.g need needed required change changes modification modifications anything nothing else',
  'one two three four five placeholder restore defined described done given included handled applied where exact exactly as-is version implement implemented',
  'than through by up down end start begin first last point shown show next then so on again repeat already note nb way was',
  'now used being some few several many you we i can should must let make left-out too also only up-to because',
  'der die das des dem den ein eine hier folgt folgen wie oben unten ist sind und von im wurde wurden',
  'le la les du de des un une est sont reste ici comme plus pour et dans ce cette inclus inclure sans',
  'el los las lo que del al en por y o os as um uma aqui aquí se es son está están sin sem como antes arriba acima ao',
  'il della dello dei degli gli i rimane rimangono qui per come non van het een en blijft zijn hier zoals',
  'jest są jak wcześniej tutaj и в как по без для здесь остается остаётся остаются этот этой того же так же тут далее',
);

/** Number of words of each kind in a note. */
export interface WordCounts {
  readonly words: readonly string[];
  readonly rest: number;
  readonly state: number;
  readonly nouns: number;
  readonly unknown: number;
  /** True if it counts lines: `20 lines`, `lines 10-40`. */
  readonly counts: boolean;
}

const LINES_COUNTED =
  /(?:^|\s)(?:\d+\s+(?:\p{L}+\s+)?(?:lines?|loc|zeilen|lignes|líneas|linhas|righe|строк|methods?|fields?|functions?|items?|entries|cases)|(?:lines?|zeilen|lignes|líneas|linhas|l\.?)\s*\d+(?:\s*(?:-|–|to|through|bis|à|a|\.\.)\s*l?\d+)?)(?=$|\s|[,.:;)\]])/iu;

/** Counts the words of a text that may be a note. Pure; the text is short. */
export function countWords(text: string): WordCounts {
  const words =
    text
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}_$]+(?:['’.-][\p{L}\p{N}_$]+)*/gu) ?? [];
  const counts = LINES_COUNTED.test(text);
  let rest = 0;
  let state = 0;
  let nouns = 0;
  let unknown = 0;
  for (const word of words) {
    if (STATE.has(word)) state++;
    else if (REST.has(word)) rest++;
    else if (NOUNS.has(word)) nouns++;
    else if (!FILLER.has(word) && !(counts && /^l?\d[l\d-]*$/.test(word))) unknown++;
  }
  if (
    /\b(?:as|like|than|from|to)\s+(?:(?:it|they)\s+(?:was|were|is|are)|before|above|is|in\s+the\s+original)\b/i.test(
      text,
    )
  )
    state++;
  if (/\b(?:no|not|nothing)\b.*\b(?:change|modif|else|need)/i.test(text)) state++;
  if (/\bnot\s+shown\b|\band\s+so\s+(?:on|forth)\b|\b(?:see|as)\s+above\b|\bwie\s+oben\b/i.test(text))
    state++;
  return { words, rest, state, nouns, unknown, counts };
}

const HAN =
  /其余|其餘|剩余|剩餘|其他.{0,4}(?:代码|方法|程式碼|内容|函数)|不变|不變|未变|未修改|未改动|省略|略去|现有|現有|原有|已有|原(?:来的?)?代码|同上|相同|一致|残り|変更な|変更無|変わらず|既存|以下同|同じ|そのまま|以前と同|元のコード|中略|後略|나머지|기존|생략|동일|변경\s*없|그대로/u;
const MOST_HAN = 24;

/** Returns true if a short text in Chinese, Japanese or Korean contains a word for omitted code. */
export function isCjkOmission(text: string): boolean {
  const length = text.replace(/[^\p{L}]/gu, '').length;
  return length > 0 && length <= MOST_HAN && HAN.test(text);
}
