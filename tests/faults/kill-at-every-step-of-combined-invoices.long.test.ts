import { describe } from 'vitest';
import { combining } from '../support/faults/combined-jobs.ts';
import { itSurvivesKills, setUpFirm } from '../support/faults/kill-at-every-step.ts';
import { seed } from '../support/tier.ts';

setUpFirm({ combinedInvoice: true });

describe('a run that invoices two projects together', () =>
  itSurvivesKills('a run that invoices two projects together', combining(), seed()));
