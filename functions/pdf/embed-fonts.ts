import { interItalic } from './fonts/inter-italic.ts';
import { interRegular } from './fonts/inter-regular.ts';
import { interSemiBold } from './fonts/inter-semi-bold.ts';

const faces = [face(400, 'normal', interRegular), face(600, 'normal', interSemiBold), face(400, 'italic', interItalic)];

/** Embeds Inter in the page, because the page has no network access. */
export function embedFonts(html: string): string {
  const at = html.indexOf('</head>');
  if (at === -1) throw new Error('The page has no head.');
  return `${html.slice(0, at)}<style>${faces.join('')}</style>${html.slice(at)}`;
}

/** Fixed weights: from a variable font, Chromium makes Type 3 glyphs, which look poor on screen and copy badly. */
function face(weight: number, style: string, woff2: string): string {
  return `@font-face{font-family:'Inter Variable';font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${woff2}) format('woff2')}`;
}
