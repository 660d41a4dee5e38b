import type { PageActions } from './step-actions.ts';
import { customers } from './of-customers.ts';
import { everyday } from './of-everyday.ts';
import { firm } from './of-firm.ts';
import { fortnox } from './of-fortnox.ts';
import { invoices } from './of-invoices.ts';
import { time } from './of-time.ts';
import { work } from './of-work.ts';

/** How each step of the handbook is done, by the slugs of its pages. */
export const actionsOfPages: Readonly<Record<string, PageActions>> = {
  ...work,
  ...customers,
  ...invoices,
  ...fortnox,
  ...time,
  ...firm,
  ...everyday,
};
