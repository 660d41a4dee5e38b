import { classOf, drawnSigns } from './drawn-signs.ts';
import { signWriter } from './write-signs.ts';

const drawn = new RegExp(`^[\\s${Object.values(drawnSigns).map(classOf).join('')}]$`, 'u');
const write = signWriter((sign) => drawn.test(sign));

/** In place of what nothing writes. Such a sign is refused before anything is issued. */
const unknown = '□';

/** Most texts have only these, which are drawn. */
const plain = /^[\n -~À-ÿ–]*$/;

/** A text in signs that a document's fonts draw: none of it is left out. */
export function printedText(text: string): string {
  if (plain.test(text)) return text;
  return Array.from(text, (sign) => write(sign) ?? unknown).join('');
}

/** @returns the signs of a text that can be neither drawn nor written */
export function undrawnSigns(text: string): string[] {
  if (plain.test(text)) return [];
  return [...new Set(Array.from(text).filter((sign) => write(sign) === undefined))];
}

export type WrittenSign = { sign: string; written: string };

/** @returns the signs of a text that are seen, and what is written in their place */
export function writtenSigns(text: string): WrittenSign[] {
  if (plain.test(text)) return [];
  return [...new Set(Array.from(text))].flatMap((sign) => {
    const written = write(sign)?.trim();
    return written === undefined || written === '' || written === sign ? [] : [{ sign, written }];
  });
}

/** The same value with every text as it is printed. Pictures are data URLs. */
export function printed<Value>(value: Value): Value {
  if (typeof value === 'string') return (value.startsWith('data:') ? value : printedText(value)) as Value;
  if (Array.isArray(value)) return value.map(printed) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, printed(one)])) as Value;
}
