import { describe } from 'vitest';
import { creating, itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  // The main job: before or after every step.
  ['creating an invoice of two work orders', creating(2), 2],
  ['creating an invoice of sixty', creating(60), undefined],
] as const)('%s', (name, job, every) => itSurvivesKills(name, job, seed(), every));
