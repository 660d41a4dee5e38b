// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';
import { customer } from '../../../../support/saving/records.ts';
import { userSettings } from '../../../../../shared/entities/user-settings.ts';

const { undoLatest } = await import('../../../../../frontend/src/api/undo.ts');
const { customersList } = await import('../../../../../frontend/src/features/customers/customers-list.ts');
const { CustomersPage } = await import('../../../../../frontend/src/features/customers/customers-page.tsx');

beforeEach(beginAnew);

const counts = { numberOfProjects: 0, planned: 0, registered: 0, invoiced: 0, invoiced12Months: 0, owed: 0 };
const row = { ...customer, customerId: 1, name: 'Almåsa', ...counts };
const view = {
  viewId: 7,
  list: 'customers',
  name: 'Förfallna',
  search: 'name=Alm&sort=-name&size=30&cols=name%2Cinvoiced',
  isShared: true,
  ownerUserId: 2,
  ownerInitials: 'CD',
};

type Columns = Record<string, string[]>;

const settingsWith = (columns: Columns) => ({ body: { result: { ...userSettings.empty, columns } } });

function serveCustomers(
  columns: Columns = {},
  readSettings: (columns: Columns) => { status?: number; body?: unknown } = settingsWith,
): SentRequest[] {
  return serve(({ path, method, body }) => {
    if (path.startsWith('/v1/user-settings'))
      return method === 'POST' ? { body: { result: body } } : readSettings(columns);
    if (path.startsWith('/v1/list-views')) {
      const saved = { ...view, viewId: 8, ownerUserId: 1, ...(body as object) };
      return { body: { result: method === 'POST' ? saved : [view, { ...view, viewId: 9, list: 'projects' }] } };
    }
    return { body: { result: { items: [row], meta: { totalItems: 1, totalPages: 1, currentPage: 1 } } } };
  });
}

const headings = async () => {
  await screen.findByText('Almåsa');
  return screen
    .getAllByRole('columnheader')
    .flatMap(({ textContent }) => textContent?.replaceAll('\u00AD', '').trim() || []);
};
const usual = customersList.columns.map(({ label }) => label);
const shown = (count = usual.length) => [...usual.slice(0, count), 'Åtgärder'];
const query = () => new URLSearchParams(window.location.search);
const sentTo = (log: readonly SentRequest[], method: string, path: string) =>
  log.filter((sent) => sent.method === method && sent.path === path).map(({ body }) => body);

describe('the columns of a list', () => {
  it('are hidden and moved, at once, in the address and for next time', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />, '/?panel=views%3Anew');
    expect(await headings()).toEqual(shown());
    const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
    expect(within(panel).getByRole<HTMLInputElement>('checkbox', { name: 'Namn' }).disabled).toBe(true);
    for (const name of usual.slice(3)) await userEvent.click(within(panel).getByRole('checkbox', { name }));
    expect(await headings()).toEqual(shown(3));
    await userEvent.click(within(panel).getByRole('button', { name: 'Flytta Projekt åt vänster' }));
    expect(await headings()).toEqual(['Namn', 'Projekt', 'Betalningsvillkor (dagar)', 'Åtgärder']);
    expect(query().get('cols')).toBe('name,numberOfProjects,paymentTermDays');
    await expect
      .poll(() => sentTo(log, 'POST', '/v1/user-settings').at(-1))
      .toMatchObject({ columns: { customers: ['name', 'numberOfProjects', 'paymentTermDays'] } });
    await userEvent.click(within(panel).getByRole('button', { name: 'Återställ kolumnerna' }));
    expect(await headings()).toEqual(shown());
    expect(query().get('cols')).toBeNull();
    await expect.poll(() => sentTo(log, 'POST', '/v1/user-settings').at(-1)).toMatchObject({ columns: {} });
  });

  it('keep the focus on the arrow that has moved one as far as it goes', async () => {
    serveCustomers({ customers: ['name', 'planned', 'owed'] });
    await renderPage(<CustomersPage />, '/?panel=views%3Anew');
    const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
    const arrow = await within(panel).findByRole<HTMLButtonElement>('button', { name: 'Flytta Planerade åt höger' });
    arrow.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => query().get('cols')).toBe('name,owed,planned');
    expect([document.activeElement, arrow.disabled, arrow.ariaDisabled]).toEqual([arrow, false, 'true']);
    await userEvent.keyboard('{Enter}');
    expect(query().get('cols')).toBe('name,owed,planned');
  });

  it('are those the user has chosen, and come into the address so that a link shows them', async () => {
    serveCustomers({ customers: ['name', 'invoiced'] });
    await renderPage(<CustomersPage />);
    expect(await headings()).toEqual(['Namn', 'Fakturerade', 'Åtgärder']);
    await expect.poll(() => query().get('cols')).toBe('name,invoiced');
    // On narrow screens these are not shown.
    expect(document.querySelectorAll('th[data-wide], td[data-wide]')).toHaveLength(0);
  });

  it('of a link go before those of the user, and unknown ones are left out', async () => {
    serveCustomers({ customers: ['name', 'invoiced'] });
    await renderPage(<CustomersPage />, '/?cols=name,planned,gone');
    expect(await headings()).toEqual(['Namn', 'Planerade', 'Åtgärder']);
  });

  it('are not changed before the settings of the user are read, which are saved with them', async () => {
    let isReadable = false;
    const read = () =>
      isReadable ? { body: { result: { ...userSettings.empty, fontSize: 20 } } } : { status: 500, body: {} };
    const log = serveCustomers({}, read);
    await renderPage(<CustomersPage />, '/?panel=views%3Anew');
    const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
    await within(panel).findByRole('textbox', { name: 'Namn' });
    expect(within(panel).queryByRole('checkbox', { name: 'Planerade' })).toBeNull();
    const retry = await within(panel).findByRole('button', { name: 'Försök igen' });
    isReadable = true;
    await userEvent.click(retry);
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'Planerade' }));
    await expect.poll(() => sentTo(log, 'POST', '/v1/user-settings').at(-1)).toMatchObject({ fontSize: 20 });
  });
});

describe('the views of a list', () => {
  it('stand first in its menu, and bring filter, order, columns and page size', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />);
    await headings();
    await userEvent.click(screen.getByRole('button', { name: 'Vyer' }));
    await screen.findByRole('menuitem', { name: 'Förfallna' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Förfallna',
      'Kolumner och vyer …',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Förfallna' }));
    expect(window.location.search).toBe(`?${view.search}`);
    expect(await headings()).toEqual(['Namn', 'Fakturerade', 'Åtgärder']);
    await expect.poll(() => log.at(-1)!.path).toContain('itemsPerPage=30');
    expect(log.at(-1)!.path).toContain('orderByDescending=true');
    expect(log.at(-1)!.path).toContain('name=Alm');
  });

  it('are saved under a name with all that is shown', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />, '/?name=Alm&size=fit&page=2&panel=views%3Anew');
    const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
    await userEvent.click(within(panel).getByRole('button', { name: 'Spara vyn' }));
    await within(panel).findByText('Skriv ett namn.');
    await userEvent.type(within(panel).getByRole('textbox', { name: 'Namn' }), 'Mina');
    await userEvent.click(within(panel).getByRole('switch', { name: 'Dela med företaget' }));
    await userEvent.click(within(panel).getByRole('button', { name: 'Spara vyn' }));
    await screen.findByText('Vyn Mina är sparad');
    const search = new URLSearchParams({
      name: 'Alm',
      sort: 'name',
      size: 'fit',
      cols: customersList.columns.map(({ key }) => key).join(','),
    }).toString();
    expect(sentTo(log, 'POST', '/v1/list-views')).toEqual([
      { list: 'customers', name: 'Mina', search, isShared: true },
    ]);
  });

  it.each(['its toast', 'Ctrl+Z'])('are brought back by %s after they are deleted', async (way) => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />, '/?panel=views%3Anew');
    const panel = await screen.findByRole('dialog', { name: 'Kolumner och vyer' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Ta bort vyn Förfallna' }));
    const question = await screen.findByRole('dialog', { name: 'Ta bort vyn Förfallna?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Ta bort' }));
    const toast = await screen.findByRole('note');
    within(toast).getByText('Vyn Förfallna är borttagen');
    if (way === 'its toast') await userEvent.click(within(toast).getByRole('button', { name: 'Ångra' }));
    else undoLatest();
    await screen.findByText('Ångrat: Förfallna');
    expect(sentTo(log, 'DELETE', '/v1/list-views/7')).toHaveLength(1);
    expect(sentTo(log, 'POST', '/v1/list-views/7/restore')).toHaveLength(1);
    undoLatest();
    await screen.findByText('Det finns inget att ångra.');
  });

  it('may show as many rows as fit the window', async () => {
    const log = serveCustomers();
    await renderPage(<CustomersPage />);
    await headings();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Antal per sida' }), 'Anpassa');
    expect(query().get('size')).toBe('fit');
    const fitting = Math.floor((window.innerHeight - 9 * 16 - 1.875 * 16) / (1.75 * 16));
    await expect.poll(() => log.at(-1)!.path).toContain(`itemsPerPage=${fitting}`);
  });
});
