import { describe } from 'vitest';
import { publicBuyer, sendingEInvoices } from '../support/faults/e-invoice-jobs.ts';
import { itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm(publicBuyer);

describe.each([
  ['sending an e-invoice by mail', sendingEInvoices('AccessPoint')],
  ['sending an e-invoice through Fortnox', sendingEInvoices('Fortnox')],
] as const)('%s', (name, job) => itSurvivesKills(name, job, seed()));
