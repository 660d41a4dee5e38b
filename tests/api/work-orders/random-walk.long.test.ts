import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalStack, startLocalStack } from '../../../infra/host/stack.ts';
import { Firm } from '../../support/walk/firm.ts';
import { seed } from '../../support/tier.ts';
import { walk } from '../../support/walk/walk.ts';

/** The total number of steps, in walks of `length`. Each walk uses the next seed. */
const wanted = Number(process.env['WALK_STEPS'] ?? 1_000);
const length = 100;

/** In a separate firm, since walks change prices. */
let stack: LocalStack;
let firm: Firm;

beforeAll(async () => {
  stack = await startLocalStack({ seed: 'empty', schedules: false, quiet: true });
  firm = await Firm.on(stack);
});
afterAll(() => stack.close());

it(
  'the firm matches a simple model after each of many random steps, and refuses what the model refuses',
  { timeout: Math.max(10 * 60_000, wanted * 2_000) },
  async () => {
    let taken = 0;
    let refused = 0;
    for (let walkSeed = seed(); taken < wanted; walkSeed += 1) {
      const description = await walk(firm, walkSeed, length);
      taken += description.length;
      refused += description.filter((line) => line.includes(': refused')).length;
      if (wanted > 1_000) console.log(`walk ${walkSeed}: ${taken} steps in all, ${refused} of them refused`);
    }
    expect(refused).toBeLessThan(taken / 2);
  },
);
