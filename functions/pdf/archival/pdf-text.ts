/** Reads a PDF text string as Chromium writes it: hexadecimal UTF-16, or characters in parentheses. */
export function readText(written: string): string {
  const hex = /^<FEFF([\dA-F]*)>$/i.exec(written)?.[1];
  if (hex !== undefined) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return written.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, escaped: string) => {
    return /^[0-7]{3}$/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : escaped;
  });
}

export function writeText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}
