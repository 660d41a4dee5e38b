import { describe } from 'vitest';
import { deducting, invoicingInstalments, invoicingOnAccount } from '../support/faults/agreed-jobs.ts';
import { itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm();

describe.each([
  ['invoicing on account', invoicingOnAccount(2)],
  ['deducting what was invoiced on account', deducting(2)],
  ['invoicing an instalment that settles two work orders', invoicingInstalments(2)],
  ['invoicing an instalment that settles sixty', invoicingInstalments(60)],
] as const)('%s', (name, job) => itSurvivesKills(name, job, seed()));
