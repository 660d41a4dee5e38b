import { toBase64 } from '../../components/base64.ts';
import inter from '../../fonts/inter-latin.woff2?url';

let font: Promise<string> | undefined;

/**
 * The page's font as an embedded @font-face rule: the document may not load resources. @returns an empty string when
 * the font failed to load; the document then falls back
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
