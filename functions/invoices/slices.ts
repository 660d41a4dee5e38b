import { maxActions } from '../data/core/unit-of-work.ts';

/** A saved work order takes two actions of a transaction, and its lock takes one. */
const atOnce = Math.floor((maxActions - 1) / 2);

export function slicesOf<One>(all: readonly One[]): One[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, index) =>
    all.slice(index * atOnce, (index + 1) * atOnce),
  );
}
