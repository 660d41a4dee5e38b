import { describe } from 'vitest';
import { creating, itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  ['creating an invoice of two work orders', creating(2)],
  ['creating an invoice of sixty', creating(60)],
] as const)('%s', (name, job) => itSurvivesKills(name, job, seed()));
