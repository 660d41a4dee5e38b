import { encode } from 'uqr';
import { escapeHtml } from '../lib/html.ts';

/** The empty margin that readers require, in modules. */
const quietZone = 4;

export function qrCode(text: string, name: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return `<svg class="qr" role="img" aria-label="${escapeHtml(name)}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${data.map(darkRuns).join('')}"/></svg>`;
}

function darkRuns(modules: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < modules.length; x++) {
    const start = x;
    while (modules[x]) x++;
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
  }
  return path;
}
