// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { screens } from '../../../../frontend/src/navigation/screens.ts';
import { keepSessionOf, renderPage, serve, type SentRequest } from '../../../support/dom.tsx';

const archive = await import('../../../../frontend/src/features/invoices/invoice-archive-page.tsx');
const { InvoicingPage } = await import('../../../../frontend/src/features/invoices/invoicing-page.tsx');

let log: SentRequest[];
beforeEach(async () => {
  await keepSessionOf('Staff');
  log = serve(({ path }) => {
    if (path === '/v1/user-settings') return { body: { result: userSettings.empty } };
    return { body: { result: { items: [], meta: { totalItems: 0, totalPages: 1, currentPage: 1 } } } };
  });
});

async function filterOf(element: React.ReactNode, address = '/', path = '*'): Promise<Record<string, string>> {
  await renderPage(element, address, { path });
  const isList = ({ path }: SentRequest) => /^\/v1\/invoices(\/get-invoiceable-projects)?\?/.test(path);
  await waitFor(() => expect(log.some(isList)).toBe(true));
  const query = new URLSearchParams(log.find(isList)!.path.split('?')[1]);
  const own = [...query].filter(([key]) => !/^(currentPage|itemsPerPage|orderBy|sums$)/.test(key));
  return Object.fromEntries(own);
}

describe('the list of invoices', () => {
  it('of everybody has no filter from the start', async () => {
    expect(await filterOf(<archive.InvoiceArchivePage />)).toEqual({});
  });

  it('of the responsible begins with the user’s own', async () => {
    expect(await filterOf(<archive.MyInvoicesPage />)).toEqual({ ownerUserId: '1' });
  });

  it('of the overdue begins with the user’s own that are overdue', async () => {
    expect(await filterOf(<archive.OverdueInvoicesPage />)).toEqual({
      ownerUserId: '1',
      status: 'Overdue',
    });
  });
});

describe('the list of projects to invoice', () => {
  it('begins with active projects that have something to invoice', async () => {
    expect(await filterOf(<InvoicingPage />)).toEqual({ active: 'true', invoiceable: 'true' });
  });

  it('is asked for one project where the address names it', async () => {
    const filter = await filterOf(<InvoicingPage />, '/invoices/project/26-0042', screens.projectInvoicing.path);
    expect(filter).toMatchObject({ projectCode: '26-0042' });
  });
});
