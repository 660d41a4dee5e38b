import type { PageDoings } from './doings.ts';
import { customers } from './of-customers.ts';
import { everyday } from './of-everyday.ts';
import { firm } from './of-firm.ts';
import { fortnox } from './of-fortnox.ts';
import { invoices } from './of-invoices.ts';
import { time } from './of-time.ts';
import { work } from './of-work.ts';

/** How each step of the handbook is done, by the slugs of its pages. */
export const allDoings: Readonly<Record<string, PageDoings>> = {
  ...work,
  ...customers,
  ...invoices,
  ...fortnox,
  ...time,
  ...firm,
  ...everyday,
};
