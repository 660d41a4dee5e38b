// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { beginAnew } from '../../../../support/saving/open-and-save.tsx';
import { userSettings } from '../../../../../shared/entities/user-settings.ts';

const { SharedWorkOrdersPage } =
  await import('../../../../../frontend/src/features/work-orders/shared-work-orders-page.tsx');

beforeEach(beginAnew);
afterEach(() => void vi.useRealTimers());

/** The firm has work orders of Almåsa alone, and none after October. */
function hitsOf(path: string): number {
  const query = new URL(path, 'http://klang').searchParams;
  if ((query.get('customerName') ?? 'Almåsa') !== 'Almåsa') return 0;
  return (query.get('dateFrom') ?? '') > '2026-10-31' ? 0 : 12;
}

const listed = ({ path }: SentRequest) => path.startsWith('/v1/work-orders?');

function serveFirm(): SentRequest[] {
  return serve(({ path }) => {
    if (path.startsWith('/v1/user-settings')) return { body: { result: userSettings.empty } };
    if (path.startsWith('/v1/meta')) {
      const meta = {
        version: '1',
        maintainerInitials: '',
        shortestPin: 8,
        fiscalYearStart: 5,
        fortnoxActivationUrl: '',
      };
      return { body: { result: meta } };
    }
    const totalItems = hitsOf(path);
    const meta = { totalItems, totalPages: totalItems, currentPage: 1 };
    return { body: { result: { items: [], meta } } };
  });
}

describe('a list without hits', () => {
  it('names the one filter that gives none, and a click removes it', async () => {
    const log = serveFirm();
    await renderPage(<SharedWorkOrdersPage />, '/?customerName=Nypia&invoiceNote=prov');
    await screen.findByText('Det är ”Kund: Nypia” som inte ger några träffar.');
    expect(log.filter(listed)).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort ”Kund: Nypia” (12 träffar)' }));
    expect(window.location.search).toBe('?invoiceNote=prov');
  });

  it('takes the two days of a period as one filter', async () => {
    serveFirm();
    await renderPage(<SharedWorkOrdersPage />, '/?dateFrom=2026-11-01&dateTo=2026-11-30&customerName=Almåsa');
    await screen.findByText(/^Det är ”.*: 2026-11-01 – 2026-11-30” som inte ger några träffar\.$/);
    expect(screen.getAllByText(/: 2026-11-01 – 2026-11-30$/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^Ta bort ”.*2026-11-30” \(12 träffar\)$/ }));
    expect(window.location.search).toBe('?customerName=Alm%C3%A5sa');
  });

  it('offers each filter when only all of them together give none', async () => {
    serveFirm();
    await renderPage(<SharedWorkOrdersPage />, '/?dateFrom=2026-11-01&customerName=Nypia');
    await screen.findByText('Inget passar alla filter på en gång. Ta bort ett av dem:');
    await userEvent.click(screen.getByRole('button', { name: 'Ta bort ”Kund: Nypia”' }));
    expect(window.location.search).toBe('?dateFrom=2026-11-01');
  });
});

describe('the period of a list', () => {
  it('is chosen by name, which the address has as both its days, and the filter shows the days themselves', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') });
    serveFirm();
    await renderPage(<SharedWorkOrdersPage />, '/?panel=filter%3Anew');
    const panel = await screen.findByRole('dialog', { name: 'Filter' });
    const period = await within(panel).findByRole<HTMLSelectElement>('combobox', { name: /^Period, / });
    await userEvent.selectOptions(period, 'Förra månaden');
    await expect.poll(() => period.value).toBe('lastMonth');
    expect(window.location.search).toBe('?panel=filter%3Anew&dateFrom=lastMonth&dateTo=lastMonth');
    expect(await within(panel).findByDisplayValue('2026-10-01')).toBeTruthy();
    expect(await within(panel).findByDisplayValue('2026-10-31')).toBeTruthy();
    await userEvent.selectOptions(period, 'Räkenskapsåret');
    expect(await within(panel).findByDisplayValue('2026-05-01')).toBeTruthy();
    await userEvent.selectOptions(period, 'Alla datum');
    await expect.poll(() => window.location.search).toBe('?panel=filter%3Anew');
  });
});
