import type { Place } from './sheet-moves.ts';

const joinedMs = 1_000;

export type TypedCell = Place & { text: string; at: number };

export function typedWith(before: TypedCell | undefined, letter: string, place: Place, at: number): TypedCell {
  const follows = before?.row === place.row && before.column === place.column && at - before.at < joinedMs;
  return { ...place, text: letter !== '' && follows ? before.text + letter : letter, at };
}

/**
 * The next option of a cell with fixed options: the one after its own when nothing is typed, the next that begins with
 * a letter, or the one that begins with several. Other text is returned as typed. @returns undefined for a cell of free
 * text
 */
export function nextOption(options: readonly string[] | undefined, now: string, typed: string): string | undefined {
  if (!options) return undefined;
  const from = options.indexOf(now);
  const rest = [...options.slice(from + 1), ...options.slice(0, from + 1)];
  if (typed === '') return rest[0];
  const beginning = (text: string) => (option: string) => option.toLowerCase().startsWith(text.toLowerCase());
  const word = typed.length > 1 ? [now, ...rest].find(beginning(typed)) : undefined;
  return word ?? rest.find(beginning(typed.at(-1)!)) ?? typed;
}
