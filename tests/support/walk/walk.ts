import * as fc from 'fast-check';
import type { Firm } from './firm.ts';
import type { Step } from './step.ts';
import { anyStep } from './steps.ts';

/** What the steps did, and the error of the last one, if any. */
type WalkOutcome = { description: string[]; steps: Step[]; error?: unknown };

/** The time limit of the search for a shorter failing walk. */
const shorteningMs = 90_000;

/**
 * Takes random steps, deterministic per seed, and compares firm and model after each. @returns what was done @throws an
 * error with the seed and the shortest failing walk found
 */
export async function walk(firm: Firm, seed: number, length: number): Promise<string[]> {
  const [steps] = fc.sample(fc.array(anyStep, { minLength: length, maxLength: length }), { seed, numRuns: 1 });
  const walked = await taken(firm, steps!);
  if (!('error' in walked)) return walked.description;
  const shortest = await shortened(firm, walked);
  const trail = shortest.description.map((line, index) => `${index + 1}. ${line}`).join('\n');
  throw new Error(
    `TEST_SEED=${seed} fails after ${walked.description.length} steps, and after these alone:\n${trail}`,
    {
      cause: shortest.error,
    },
  );
}

async function taken(firm: Firm, steps: readonly Step[]): Promise<WalkOutcome> {
  const model = await firm.begin();
  const walked: WalkOutcome = { description: [], steps: [] };
  for (const step of steps) {
    if (!step.canBe(model)) continue;
    walked.steps.push(step);
    try {
      const { description, touched = [], invoice } = await step.take(model, firm);
      walked.description.push(description);
      await firm.expectEqual(model, { touched, invoice });
    } catch (error) {
      if (walked.description.length < walked.steps.length)
        walked.description.push('a step that is not answered as it should be');
      return { ...walked, error };
    }
  }
  return walked;
}

/** Shrinks a failing walk: removes halves first, then smaller and smaller parts. */
async function shortened(firm: Firm, failing: WalkOutcome): Promise<WalkOutcome> {
  const until = Date.now() + shorteningMs;
  let shortest = failing;
  for (let size = Math.ceil(failing.steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < shortest.steps.length - 1 && Date.now() < until;) {
      const rest = [...shortest.steps.slice(0, from), ...shortest.steps.slice(from + size)];
      const walked = await taken(firm, rest);
      if ('error' in walked) shortest = walked;
      else from += size;
    }
  }
  return shortest;
}
