import { interItalic } from './fonts/inter-italic.ts';
import { interRegular } from './fonts/inter-regular.ts';
import { interSemiBold } from './fonts/inter-semi-bold.ts';
import { notoSansMath } from './fonts/noto-sans-math.ts';
import { notoSansSymbols2 } from './fonts/noto-sans-symbols-2.ts';
import { notoSansSymbols } from './fonts/noto-sans-symbols.ts';
import { type SignFont, classOf, drawnSigns } from '../../shared/domain/signs/drawn-signs.ts';

const faces = [face(400, 'normal', interRegular), face(600, 'normal', interSemiBold), face(400, 'italic', interItalic)];

const signFaces = [
  signFace('mathematical', notoSansMath),
  signFace('graphic', notoSansSymbols2),
  signFace('technical', notoSansSymbols),
];

/** A sign of the margins, which are written in CSS. */
const escaped = /\\([\da-f]{1,5}) /g;

/**
 * Embeds the fonts in the page, because the page has no network access. Those of signs are most of all bytes, which to
 * read is a third of an invoice's work: they are left out where none of their signs is.
 */
export function embedFonts(html: string): string {
  const at = html.indexOf('</head>');
  if (at === -1) throw new Error('The page has no head.');
  const written = html.replaceAll(escaped, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  const needed = signFaces.filter(({ signs }) => signs.test(written)).map(({ rule }) => rule);
  return `${html.slice(0, at)}<style>${[...faces, ...needed].join('')}</style>${html.slice(at)}`;
}

/** Fixed weights: from a variable font, Chromium makes Type 3 glyphs, which look poor on screen and copy badly. */
function face(weight: number, style: string, woff2: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${woff2}) format('woff2')}`;
}

/** Decoded only for a page that has one of its signs. */
function signFace(font: SignFont, woff2: string): { rule: string; signs: RegExp } {
  const ranges = drawnSigns[font].replaceAll(/[\dA-F-]+/g, 'U+$&').replaceAll(' ', ',');
  const rule = `@font-face{font-family:'Document Signs';unicode-range:${ranges};src:url(data:font/woff2;base64,${woff2}) format('woff2')}`;
  return { rule, signs: new RegExp(`[${classOf(drawnSigns[font])}]`, 'u') };
}
