import { describe, it } from 'vitest';
import { creating, killAtEveryStep, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  ['creating an invoice of two work orders', creating(2)],
  ['creating an invoice of sixty', creating(60)],
] as const)('%s', (name, job) => {
  it(
    'creates one invoice, loses nothing and leaves nothing behind, wherever it is interrupted',
    { timeout: 3_000_000 },
    () => killAtEveryStep(name, job, seed()),
  );
});
