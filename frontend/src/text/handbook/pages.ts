import { customerPages } from './customers.ts';
import { everydayPages } from './everyday.ts';
import { firmPages } from './firm.ts';
import { fortnoxPages } from './fortnox.ts';
import { invoicePages } from './invoices.ts';
import type { Chapter } from './page.ts';
import { timePages } from './time.ts';
import { wordsPage } from './words.ts';
import { workPages } from './work.ts';

/** All of the handbook, as plain data: `frontend/handbook-as-data.ts`. */
export const chapters: readonly Chapter[] = [
  { title: 'Arbete', pages: workPages },
  { title: 'Kunder och projekt', pages: customerPages },
  { title: 'Fakturor', pages: invoicePages },
  { title: 'Fortnox', pages: fortnoxPages },
  { title: 'Tid och frånvaro', pages: timePages },
  { title: 'Firman', pages: firmPages },
  { title: 'Hitta och rätta', pages: [...everydayPages, wordsPage] },
];
