/** Signs that nobody sees: zero widths, soft hyphens, directions, fillers. Two of them join and colour emoji. */
const joins = [
  String.raw`(?<!\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d`,
  String.raw`\u200d(?!\p{Extended_Pictographic})`,
];
const invisible = new RegExp(
  [String.raw`(?![\u200d\ufe0f])\p{Default_Ignorable_Code_Point}`, String.raw`[\u2800\ufff9-\ufffb]`, ...joins].join(
    '|',
  ),
  'gu',
);

/** Hyphens, dashes and minus signs. */
const dashes = /[\p{Pd}\u2043\u2212]/gu;

export function withoutUnseen(text: string): string {
  return text.replace(invisible, '');
}

/** Text as it is kept, however it was typed or pasted: composed, with plain spaces, and without what nobody sees. */
export function cleanText(typed: string): string {
  return withoutUnseen(typed)
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC');
}

export function withPlainDashes(text: string): string {
  return text.replace(dashes, '-');
}

/** For numbers: every dash is a hyphen, and signs of full width are the usual ones. */
export function cleanNumber(typed: string): string {
  return withPlainDashes(cleanText(typed).normalize('NFKC'));
}
