// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { customer as customerEntity } from '../../../../shared/entities/customer.ts';
import { keepSessionOf, renderPage, serve, type SentRequest } from '../../../support/dom.tsx';

const { CustomersPage } = await import('../../../../frontend/src/features/customers/customers-page.tsx');
const { PanelHost } = await import('../../../../frontend/src/components/panel/panel-host.tsx');
const { panelRegistry } = await import('../../../../frontend/src/app/panels.ts');

const row = {
  customerId: 3,
  name: 'Åkerlund Bygg AB',
  paymentTermDays: 30,
  paymentRemark: true,
  fortnoxCustomerNumber: '1003',
  version: 1,
  numberOfProjects: 2,
  planned: 1,
  registered: 0,
  invoiced: 1400,
  invoiced12Months: 250000,
  owed: 12500.5,
};
const customer = { ...customerEntity.empty, ...row };

function answer({ method, path }: SentRequest) {
  if (path === '/v1/user-settings') return { body: { result: userSettings.empty } };
  if (path.startsWith('/v1/addresses')) return { body: { result: [] } };
  if (path.startsWith('/v1/customers?')) {
    const items = path.includes('name=finnsinte') ? [] : [row];
    return { body: { result: { items, meta: { totalItems: items.length, totalPages: 1, currentPage: 1 } } } };
  }
  if (method === 'GET') return { body: { result: customer } };
  return { body: { result: { ...customer, version: 2 } } };
}

async function open(role: 'Staff' | 'SuperAdmin', address: string) {
  await keepSessionOf(role);
  return renderPage(
    <>
      <CustomersPage />
      <PanelHost registry={panelRegistry} />
    </>,
    address,
  );
}

describe('the customers list', () => {
  let log: SentRequest[];
  const lists = () => log.filter(({ path }) => path.startsWith('/v1/customers?'));
  beforeEach(() => {
    log = serve(answer);
  });

  it('shows rows, the number of hits, and why a row is marked', async () => {
    await open('Staff', '/customers');
    const table = await screen.findByRole('table', { name: 'Kunder' });
    expect(within(table).getByRole('link', { name: 'Åkerlund Bygg AB' })).toBeTruthy();
    expect(within(table).getByLabelText('Betalningsanmärkning')).toBeTruthy();
    expect(screen.getByText('1 träff')).toBeTruthy();
    const address = within(table)
      .getByRole('link', { name: /12\s500,50/ })
      .getAttribute('href');
    expect(address).toBe('/invoices/archive?customerId=3&payment=unpaid');
  });

  it('takes filter, order and page from the address', async () => {
    await open('Staff', '/customers?name=bygg&sort=-invoiced&page=2&size=50');
    await waitFor(() => expect(lists()).toHaveLength(1));
    const query = new URLSearchParams(lists()[0]?.path.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      name: 'bygg',
      currentPage: '2',
      itemsPerPage: '50',
      orderByColumn: 'invoiced',
      orderByDescending: 'true',
      sums: 'true',
    });
  });

  it('writes the filter in the address and goes back to page 1', async () => {
    await open('Staff', '/customers?page=2');
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Kund' }), 'bygg');
    await waitFor(() => expect(window.location.search).toBe('?name=bygg'));
  });

  it('turns the arrow up when the order is descending', async () => {
    await open('Staff', '/customers');
    await screen.findByRole('table');
    const header = () => screen.getByRole('columnheader', { name: 'Namn' });
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    expect(header().querySelector('.tabler-icon-arrow-down')).toBeTruthy();
    await userEvent.click(within(header()).getByRole('button'));
    expect(header().getAttribute('aria-sort')).toBe('descending');
    expect(header().querySelector('.tabler-icon-arrow-up')).toBeTruthy();
  });

  it('says that nothing passes the filter, and takes it away', async () => {
    await open('Staff', '/customers?name=finnsinte');
    expect(await screen.findByText('Inga träffar')).toBeTruthy();
    const notice = screen.getByText('Inga träffar').closest('output')!;
    await userEvent.click(within(notice).getByRole('button', { name: 'Återställ' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});

describe('the customer panel', () => {
  beforeEach(() => {
    serve(answer);
  });

  it('restores text typed before a reload', async () => {
    sessionStorage.setItem(
      'klang.draft.1.customer:new',
      JSON.stringify({ name: 'Påbörjad', paymentTermDays: 45, version: 0 }),
    );
    await open('Staff', '/customers?panel=customer%3Anew');
    expect(await screen.findByDisplayValue('Påbörjad')).toBeTruthy();
    expect(screen.getByText(/finns kvar men är inte sparat/)).toBeTruthy();
  });

  it('asks before discarding unsaved text', async () => {
    await open('Staff', '/customers?panel=customer%3A3');
    await userEvent.type(await screen.findByRole('textbox', { name: /^Namn/ }), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(await screen.findByText('Kasta ändringarna?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Fortsätt redigera' }));
    expect(screen.getByDisplayValue('Åkerlund Bygg AB!')).toBeTruthy();
  });
});
