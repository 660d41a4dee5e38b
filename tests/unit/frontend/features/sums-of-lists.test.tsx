// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MantineProvider } from '@mantine/core';
import { describe, expect, it, vi } from 'vitest';
import { InvoicesSummary } from '../../../../frontend/src/features/invoices/invoices-summary.tsx';
import { InvoicingSummary } from '../../../../frontend/src/features/invoices/invoicing-summary.tsx';
import { StatusBadge } from '../../../../frontend/src/features/invoices/status-badge.tsx';
import { invoiceableProjectsList } from '../../../../frontend/src/features/invoices/invoiceable-projects-list.ts';
import { ProjectsSummary } from '../../../../frontend/src/features/projects/projects-summary.tsx';
import { invoicesList } from '../../../../frontend/src/features/invoices/invoices-list.ts';
import { allWorkOrdersList } from '../../../../frontend/src/features/work-orders/all-work-orders-list.ts';
import { WorkOrdersSummary } from '../../../../frontend/src/features/work-orders/work-orders-summary.tsx';
import { wordsOfMarked } from '../../../../frontend/src/components/list/words-of-marked.ts';
import '../../../support/dom.tsx';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { Invoice, InvoiceSums } from '../../../../shared/schemas/invoice.ts';

const meta = { totalItems: 31, totalPages: 2, currentPage: 1 };
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const shown = (view: React.ReactNode) => {
  const { container, unmount } = render(<MantineProvider>{view}</MantineProvider>);
  const [heading, list] = [container.querySelector('span'), container.querySelector('dl')];
  const said = [plain(heading!.textContent), ...[...list!.children].map((one) => plain(one.textContent).trim())];
  unmount();
  return said;
};

const late = { 'late-to-30': 96_074, 'late-31-60': 44_630, 'late-61-90': 0, 'late-over-90': 61_104 };
const sums: InvoiceSums = { sumTotal: 1_000, sumTotalIncVat: 1_250, owed: 579_775, late };
const setFilters = vi.fn();
const state = { setFilters } as unknown as React.ComponentProps<typeof InvoicesSummary>['state'];
const ledger = (its: InvoiceSums) => <InvoicesSummary page={{ items: [], meta, sums: its }} state={state} />;

describe('the sums below a list', () => {
  it('say of how many rows they are, whatever part of them a page shows', () => {
    const work = { hoursEstimated: 670.5, hoursWorked: 719, invoiceableHours: 670.5, value: 1_024_172.54 };
    expect(shown(<WorkOrdersSummary page={{ items: [], meta, sums: work }} />)).toEqual([
      'Summa 31 insatser',
      'Est. tid670,5',
      'Arbetad tid719',
      'Fakt. tid670,5',
      'Värde1 024 172,54 kr',
    ]);
  });

  it('of hourly work say what the hours come to, and each of them', () => {
    const work = { hoursEstimated: 8, hoursWorked: 8, invoiceableHours: 8, value: 12_000, hoursValue: 9_648.9 };
    const last = (its: typeof work & { listPrice?: number | null }) =>
      shown(<WorkOrdersSummary page={{ items: [], meta, sums: its }} />).slice(5);
    const hours = 'Varav timmar9 648,90 kr (1 206,11 kr per timme)';
    expect(last(work)).toEqual([hours]);
    expect(last({ ...work, listPrice: null })).toEqual([hours]);
    expect(last({ ...work, listPrice: 1_190.33 })).toEqual([hours, 'Listpris1 190,33 kr per timme']);
  });

  it('of projects to invoice say what all come to, and what the page shows of them', () => {
    const items = [{ toInvoice: 65_059.5 }, { toInvoice: 0.1 }, { toInvoice: 0.2 }].map((row, index) => ({
      ...row,
      projectId: index + 1,
    })) as unknown as ProjectRow[];
    const its = { budget: 0, worked: 0, invoicedSum: 0, toInvoice: 99_936.5 };
    const all = ['Summa 31 projekt', 'Att fakturera99 936,50 kr'];
    expect(shown(<InvoicingSummary page={{ items, meta, sums: its }} />)).toEqual([
      ...all,
      'Varav på sidan65 059,80 kr',
    ]);
    expect(shown(<InvoicingSummary page={{ items, meta: { ...meta, totalPages: 1 }, sums: its }} />)).toEqual(all);
  });

  it('of projects over their budget say by how much all are, as Min dag does', () => {
    const its = { budget: 65_000, worked: 85_222.1, invoicedSum: 0, toInvoice: 85_222.1 };
    const those = (budgetUse: string) => {
      const filtered = { activeFilter: { budgetUse } } as unknown as typeof state;
      return shown(<ProjectsSummary page={{ items: [], meta, sums: its }} state={filtered} />);
    };
    expect(those('Over')).toContain('Över budget20 222,10 kr');
    expect(those('Near')).toEqual([
      'Summa 31 projekt',
      'Budget65 000,00 kr',
      'Upparbetat85 222,10 kr',
      'Fakturerat0,00 kr',
      'Att fakturera85 222,10 kr',
    ]);
  });

  it('of the ledger have each late krona once: ages over 30 days are parts of their sum', async () => {
    expect(shown(ledger(sums))).toEqual([
      'Summa 31 fakturor',
      'Exkl. moms1 000,00 kr',
      'Inkl. moms1 250,00 kr',
      'Utestående579 775,00 kr',
      'Förfallet 1–30 d96 074,00 kr',
      'Förfallet över 30 d105 734,00 kr (varav 31–60 d 44 630,00 kr, över 90 d 61 104,00 kr)',
    ]);
    expect(shown(ledger({ ...sums, late: { ...late, 'late-31-60': 0 } })).slice(4)).toEqual([
      'Förfallet 1–30 d96 074,00 kr',
      'Förfallet över 90 d61 104,00 kr',
    ]);
    render(<MantineProvider>{ledger(sums)}</MantineProvider>);
    await userEvent.click(screen.getByRole('button', { name: /^Förfallen över 90 dagar/ }));
    expect(setFilters).toHaveBeenLastCalledWith({ payment: 'late-over-90' });
  });
});

describe('marked rows', () => {
  it('say what they come to in lists of money', () => {
    const of = (list: object, rows: object[]) => plain(wordsOfMarked(list as typeof invoicesList, rows as never));
    expect(of(invoiceableProjectsList, [{ toInvoice: 65_059.5 }, { toInvoice: 34_877 }])).toBe(
      'Markerat: 2 projekt, 99 936,50 kr',
    );
    expect(of(invoicesList, [{ sumTotalIncVat: 1_250 }])).toBe('Markerat: 1 faktura, 1 250,00 kr inkl. moms');
    expect(of(allWorkOrdersList, [{ value: 0.1 }, { value: 0.2 }])).toBe('Markerat: 2 insatser, 0,30 kr');
  });
});

it('an invoice that is paid in part, or too much, says how much is left or too much', () => {
  const invoice = { invoiceType: 'Debit', credited: false, credits: [], sumTotalIncVat: 1_251 };
  const said = (changes: object) => {
    const { container, unmount } = render(
      <MantineProvider>
        <StatusBadge invoice={{ ...invoice, ...changes } as unknown as Invoice} />
      </MantineProvider>,
    );
    const badges = [...container.querySelectorAll('.mantine-Badge-label')].map((one) => plain(one.textContent));
    unmount();
    return badges;
  };
  expect(said({ status: 'Paid', balance: -251 })).toEqual(['Betald', 'Överbetald: 251,00 kr för mycket betalt']);
  expect(said({ status: 'Overdue', balance: 251 })).toEqual(['Förfallen', 'Delbetald: 251,00 kr obetalt']);
  expect(said({ status: 'Paid', balance: 0 })).toEqual(['Betald']);
});
