import { escapeHtml } from '../lib/html.ts';

/** A value of several words that no line may break, such as codes, is an array of them. */
export type Entry = [label: string, value: string | readonly string[], className?: string];

export function entryList(className: string, list: readonly Entry[]): string {
  const entries = list
    .filter(([, value]) => value.length > 0)
    .map(([label, value, of = '']) => `<div class="${of}"><dt>${label}</dt><dd>${valueOf(value)}</dd></div>`);
  return `<dl class="${className}">${entries.join('')}</dl>`;
}

function valueOf(value: string | readonly string[]): string {
  if (typeof value === 'string') return escapeHtml(value);
  return value.map((one) => `<span>${escapeHtml(one)}</span>`).join(', ');
}
