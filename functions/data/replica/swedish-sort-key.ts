/**
 * A key whose byte order is the Swedish sort order: å ä ö last, digits by number, then accents, then case, as
 * Intl.Collator('sv', { numeric: true }). SQLite compares bytes, so lists can sort by an index of keys.
 * The key consists of the letters, and if there are accents or capitals also those: `letters ␁ accents ␁ capitals`.
 * Both levels encode runs of plain letters by their length.
 */
export function swedishSortKey(text: string): string {
  const composed = text.normalize('NFC');
  let letters = '';
  const accents = new Level();
  const capitals = new Level();
  for (let index = 0; index < composed.length;) {
    const digitsEnd = endOfDigits(composed, index);
    if (digitsEnd > index) {
      letters += numberKey(composed.slice(index, digitsEnd));
      accents.add(plain);
      capitals.add(plain);
      index = digitsEnd;
      continue;
    }
    const character = String.fromCodePoint(composed.codePointAt(index)!);
    index += character.length;
    for (const weight of weights.get(character) ?? foreignWeight(character)) {
      letters += weight.letter;
      accents.add(weight.accent);
      capitals.add(weight.capital);
    }
  }
  if (capitals.key) return `${letters}${separator}${accents.key}${separator}${capitals.key}`;
  return accents.key ? `${letters}${separator}${accents.key}` : letters;
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (text.charCodeAt(end) >= 0x30 && text.charCodeAt(end) <= 0x39) end += 1;
  return end;
}

type Weight = { letter: string; accent: string; capital: string };

/** Each letter in sort order, followed by its accented variants in theirs. Superscript digits are not numbers. */
const marks = [
  ...Array.from('\t\n\r'),
  ' \u00a0',
  ...Array.from('_-‐‒–—―,;:!¡?¿.·'),
  "'‘’‚",
  '‹',
  '›',
  '"“”„',
  ...Array.from('«»()[]{}§¶@*/\\&#%‰†‡•′`´^¯¨¸°©®+±÷×<=>¬|¦~−⁄¤¢$£¥€'),
];
const alphabet = [
  ...Array.from('¹²³⁴'),
  'aáàăâãąā',
  'b',
  'cćĉčċç',
  'dďđð',
  'eéèĕêěëėē',
  'f',
  'gğĝġģ',
  'hĥħ',
  'iíìĭîïĩİįī',
  'ı',
  'jĵ',
  'kķ',
  'lĺľļł',
  'm',
  'nńňñņ',
  'ŋ',
  'oóòŏõō',
  'p',
  'q',
  'ĸ',
  'rŕřŗ',
  'sśŝšşſ',
  'tťţ',
  'ŧ',
  'uúùŭûůũųū',
  'v',
  'wŵ',
  'x',
  'yýŷÿüű',
  'zźžż',
  'å',
  'äæę',
  'öøőœô',
];
const expansions: Record<string, string> = {
  ß: 'ss',
  ĳ: 'ij',
  Ĳ: 'IJ',
  þ: 'th',
  Þ: 'TH',
  '…': '...',
  '″': '′′',
  '½': '¹⁄²',
  '¼': '¹⁄⁴',
  '¾': '³⁄⁴',
};

const separator = '\u0001';
const plain = '\u0002';
const longestRun = 100;
const manyPlain = '\u0002';
const firstRun = 0x02;
const firstLetter = 0x06;
const digits = String.fromCodePoint(firstLetter + marks.length);
const weights = makeWeights();

function numberKey(number: string): string {
  const significant = number.replace(/^0+(?=\d)/, '');
  return `${digits}${String.fromCodePoint(firstLetter + Math.min(significant.length, 100))}${significant}`;
}

function makeWeights(): Map<string, Weight[]> {
  const all = new Map<string, Weight[]>();
  const add = (variants: string, letter: string) => {
    for (const [index, variant] of Array.from(variants).entries()) {
      const accent = String.fromCodePoint(2 + index);
      const upper = variant.toUpperCase();
      all.set(variant, [{ letter, accent, capital: variant === 'İ' ? '\u0003' : plain }]);
      if (upper !== variant && !all.has(upper)) all.set(upper, [{ letter, accent, capital: '\u0003' }]);
    }
  };
  marks.forEach((variants, index) => add(variants, String.fromCodePoint(firstLetter + index)));
  alphabet.forEach((variants, index) => add(variants, String.fromCodePoint(firstLetter + marks.length + 1 + index)));
  for (const [from, to] of Object.entries(expansions)) {
    all.set(
      from,
      Array.from(to, (letter) => ({
        ...all.get(letter)![0]!,
        capital: from === from.toLowerCase() ? '\u0003' : '\u0004',
      })),
    );
  }
  return all;
}

/** Ignores control characters and combining marks; letters of other scripts come last. */
function foreignWeight(character: string): Weight[] {
  if (/[\p{C}\p{M}]/u.test(character)) return [];
  const decomposed = character.normalize('NFKD');
  if (decomposed !== character)
    return Array.from(decomposed).flatMap((part) => weights.get(part) ?? foreignWeight(part));
  return [{ letter: character, accent: plain, capital: plain }];
}

/**
 * Encodes a level compactly in the same order: trailing plain letters are dropped, and other runs of them are encoded
 * by length, longest first, because a plain letter sorts before others.
 */
class Level {
  key = '';
  #run = 0;

  add(weight: string): void {
    if (weight === plain) {
      this.#run += 1;
      return;
    }
    const rest = this.#run % longestRun;
    const many = manyPlain.repeat((this.#run - rest) / longestRun);
    this.key += `${many}${String.fromCodePoint(firstRun + longestRun - rest)}${weight}`;
    this.#run = 0;
  }
}
