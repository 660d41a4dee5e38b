import { describe } from 'vitest';
import { crediting, itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  ['crediting an invoice of two work orders', crediting(2)],
  ['crediting an invoice of sixty', crediting(60)],
] as const)('%s', (name, job) => itSurvivesKills(name, job, seed()));
