import { interItalic } from './fonts/inter-italic.ts';
import { interRegular } from './fonts/inter-regular.ts';
import { interSemiBold } from './fonts/inter-semi-bold.ts';
import { notoSansMath } from './fonts/noto-sans-math.ts';
import { notoSansSymbols2 } from './fonts/noto-sans-symbols-2.ts';
import { notoSansSymbols } from './fonts/noto-sans-symbols.ts';
import { type SignFont, drawnSigns } from '../../shared/domain/signs/drawn-signs.ts';

const faces = [
  face(400, 'normal', interRegular),
  face(600, 'normal', interSemiBold),
  face(400, 'italic', interItalic),
  signFace('mathematical', notoSansMath),
  signFace('graphic', notoSansSymbols2),
  signFace('technical', notoSansSymbols),
];

/** Embeds the fonts in the page, because the page has no network access. */
export function embedFonts(html: string): string {
  const at = html.indexOf('</head>');
  if (at === -1) throw new Error('The page has no head.');
  return `${html.slice(0, at)}<style>${faces.join('')}</style>${html.slice(at)}`;
}

/** Fixed weights: from a variable font, Chromium makes Type 3 glyphs, which look poor on screen and copy badly. */
function face(weight: number, style: string, woff2: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${woff2}) format('woff2')}`;
}

/** Decoded only for a page that has one of its signs. */
function signFace(font: SignFont, woff2: string): string {
  const ranges = drawnSigns[font].replaceAll(/[\dA-F-]+/g, 'U+$&').replaceAll(' ', ',');
  return `@font-face{font-family:'Document Signs';unicode-range:${ranges};src:url(data:font/woff2;base64,${woff2}) format('woff2')}`;
}
