import { describe, it } from 'vitest';
import { crediting, killAtEveryStep, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  ['crediting an invoice of two work orders', crediting(2)],
  ['crediting an invoice of sixty', crediting(60)],
] as const)('%s', (name, job) => {
  it(
    'creates one invoice, loses nothing and leaves nothing behind, wherever it is interrupted',
    { timeout: 3_000_000 },
    () => killAtEveryStep(name, job, seed()),
  );
});
