/**
 * A key whose byte order is the Swedish sort order: å ä ö last, digits by number, then accents, then case, as
 * Intl.Collator('sv', { numeric: true }). SQLite compares bytes, so lists can sort by an index of keys.
 * The key consists of the letters, and if there are accents or capitals also those: `letters ␁ accents ␁ capitals`.
 * Both levels encode runs of plain letters by their length.
 */
export function swedishSortKey(text: string): string {
  let letters = '';
  let accents = '';
  let capitals = '';
  for (const [part] of text.normalize('NFC').matchAll(/\d+|[^\d]/gu)) {
    if (part[0]! >= '0' && part[0]! <= '9') {
      letters += numberKey(part);
      accents += plain;
      capitals += plain;
      continue;
    }
    for (const weight of weights.get(part) ?? foreignWeight(part)) {
      letters += weight.letter;
      accents += weight.accent;
      capitals += weight.capital;
    }
  }
  const accentKey = shortened(accents);
  const capitalKey = shortened(capitals);
  if (capitalKey) return `${letters}${separator}${accentKey}${separator}${capitalKey}`;
  return accentKey ? `${letters}${separator}${accentKey}` : letters;
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
/** The longest encoded run of plain letters; longer ones are split. */
const longestRun = 100;
const manyPlain = '\u0002';
const firstRun = 0x02;
const firstLetter = 0x06;
const digits = String.fromCodePoint(firstLetter + marks.length);
const weights = makeWeights();

/** By length, then digit by digit; leading zeros are ignored. */
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
function shortened(level: string): string {
  let key = '';
  let length = 0;
  for (const one of level) {
    length += 1;
    if (one === plain) continue;
    const run = length - 1;
    const rest = run % longestRun;
    key += `${manyPlain.repeat((run - rest) / longestRun)}${String.fromCodePoint(firstRun + longestRun - rest)}${one}`;
    length = 0;
  }
  return key;
}
