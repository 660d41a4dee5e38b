import { formatNumber } from './format.ts';

/** A scale of amounts: from an amount to a place in the drawing, with round amounts at its ends. */
export type Scale = { place: (amount: number) => number; from: number; to: number; ticks: number[] };

const rounder = [1, 2, 5, 10];

/** The round step (1, 2 or 5 times a power of ten) by which `count` steps come nearest to the extent. */
function roundStep(extent: number, count: number): number {
  const raw = extent / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const ratio = raw / power;
  // The limits are the geometric means between two steps.
  const factor = rounder.find((one, index) => ratio < Math.sqrt(one * (rounder[index + 1] ?? one))) ?? 10;
  return factor * power;
}

/** @param count about how many steps there are between the ends */
export function roundScale([least, most]: [number, number], [start, end]: [number, number], count: number): Scale {
  let step = 0;
  let [first, last] = [0, 0];
  // Round ends widen the scale, which may need a larger step.
  for (let extent = most - least, next = 0; next !== step || step === 0; extent = (last - first) * step) {
    step = roundStep(extent, count);
    [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
    next = roundStep((last - first) * step, count);
  }
  const [from, to] = [first * step, last * step];
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { place: (amount) => start + ((amount - from) / (to - from)) * (end - start), from, to, ticks };
}

/** Equal bands between two places, apart by a part of their width. @returns the left edge of each, and their width */
export function bandsOf(count: number, [start, end]: [number, number], padding: number) {
  const step = (end - start) / Math.max(1, count + padding);
  return { width: step * (1 - padding), left: (index: number) => start + step * (index + padding) };
}

type Unit = { of: number; name: string };

/** The unit in which the amounts of an axis are short. @param most kronor, the largest of the axis */
export function moneyUnit(most: number): Unit {
  if (most < 10_000) return { of: 1, name: 'kr' };
  return most < 2_000_000 ? { of: 1_000, name: 'tkr' } : { of: 1_000_000, name: 'Mkr' };
}

export function tickLabel(tick: number, { of, name }: Unit): string {
  return tick === 0 ? '0' : `${formatNumber(tick / of)}\u00a0${name}`;
}
