import { escapeHtml } from '../lib/html.ts';

export type Entry = [label: string, value: string, className?: string];

export function entryList(className: string, list: readonly Entry[]): string {
  const entries = list
    .filter(([, value]) => value)
    .map(([label, value, of = '']) => `<div class="${of}"><dt>${label}</dt><dd>${escapeHtml(value)}</dd></div>`);
  return `<dl class="${className}">${entries.join('')}</dl>`;
}
