import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';

let font: Promise<string> | undefined;

/**
 * The page's own font as a rule for a document that may fetch nothing; the browser has its file already.
 * @returns an empty text where it did not come: the document then has another font
 */
export function invoiceFont(): Promise<string> {
  font ??= readAsData(inter).then(
    (data) =>
      `@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(${data}) format('woff2-variations')}`,
    () => {
      font = undefined;
      return '';
    },
  );
  return font;
}

async function readAsData(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The font answered ${answer.status}.`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return `data:font/woff2;base64,${toBase64(bytes)}`;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  // As arguments of one call they would be too many.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
