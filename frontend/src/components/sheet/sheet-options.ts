import type { Place } from './sheet-moves.ts';

const joinedMs = 1_000;

/** Letters that follow each other in one cell. */
export type Typed = Place & { text: string; at: number };

/** What has been typed in a cell with this letter: what came just before it, too. */
export function typedWith(before: Typed | undefined, letter: string, place: Place, at: number): Typed {
  const follows = before?.row === place.row && before.column === place.column && at - before.at < joinedMs;
  return { ...place, text: letter !== '' && follows ? before.text + letter : letter, at };
}

/**
 * The option that a cell of few texts becomes: the one after its own when nothing is typed, the next that begins with a
 * letter, or the one that begins with several. What begins none is given back as it was typed.
 * @returns undefined for a cell that is typed in
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
