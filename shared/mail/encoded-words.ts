/** An encoded word has at most 75 characters (RFC 2047, section 2): 12 around 63 of base64, which are 45 bytes. */
const maxBytes = 45;

/** A name in a mail's header, where only ASCII is allowed. Each word holds whole characters. */
export function encodedWords(name: string): string {
  const encoder = new TextEncoder();
  const words: number[][] = [[]];
  for (const sign of name) {
    const bytes = encoder.encode(sign);
    if (words.at(-1)!.length + bytes.length > maxBytes) words.push([]);
    words.at(-1)!.push(...bytes);
  }
  return words.map((bytes) => `=?UTF-8?B?${btoa(String.fromCharCode(...bytes))}?=`).join(' ');
}
