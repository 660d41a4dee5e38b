import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { Firm } from '../../support/walk/firm.ts';
import { seed } from '../../support/tier.ts';
import { walk } from '../../support/walk/walk.ts';

/** How many steps at least, in walks of `length`. Each walk has the seed after the one before. */
const wanted = Number(process.env['WALK_STEPS'] ?? 1_000);
const length = 100;

/** In a firm of its own, whose prices nobody else's test depends on. */
let stack: LocalStack;
let firm: Firm;

beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  firm = await Firm.on(stack);
});
afterAll(() => stack.close());

it(
  'is after each of many random steps what a plain model says, and refuses what the model refuses',
  { timeout: Math.max(10 * 60_000, wanted * 2_000) },
  async () => {
    let taken = 0;
    let refused = 0;
    for (let walkSeed = seed(); taken < wanted; walkSeed += 1) {
      const told = await walk(firm, walkSeed, length);
      taken += told.length;
      refused += told.filter((line) => line.includes(': refused')).length;
      if (wanted > 1_000) console.log(`walk ${walkSeed}: ${taken} steps in all, ${refused} of them refused`);
    }
    // A walk of refusals alone would prove little.
    expect(refused).toBeLessThan(taken / 2);
  },
);
