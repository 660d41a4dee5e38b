import * as fc from 'fast-check';
import * as invoices from './invoice-steps.ts';
import * as prices from './price-steps.ts';
import type { Step } from './step.ts';
import * as templates from './template-steps.ts';
import * as workOrders from './work-order-steps.ts';

export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: workOrders.create },
  { weight: 4, arbitrary: workOrders.update },
  { weight: 3, arbitrary: workOrders.setStatus },
  { weight: 1, arbitrary: workOrders.remove },
  { weight: 1, arbitrary: templates.saveTemplate },
  { weight: 1, arbitrary: templates.removeTemplate },
  { weight: 2, arbitrary: templates.deliver },
  { weight: 2, arbitrary: prices.saveDefault },
  { weight: 1, arbitrary: prices.removeDefault },
  { weight: 2, arbitrary: prices.saveCustomers },
  { weight: 1, arbitrary: prices.removeCustomers },
  { weight: 2, arbitrary: prices.saveProjects },
  { weight: 1, arbitrary: prices.removeProjects },
  { weight: 3, arbitrary: invoices.invoice },
  { weight: 2, arbitrary: invoices.bookInvoice },
  { weight: 2, arbitrary: invoices.credit },
);
