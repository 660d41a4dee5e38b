// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import { userSettings } from '../../../../shared/entities/user-settings.ts';
import { secretFields } from '../../../../shared/schemas/settings.ts';
import { keepSessionOf, renderPage, serve, type SentRequest } from '../../../support/dom.tsx';

const { SystemSettingsPage } =
  await import('../../../../frontend/src/features/system-settings/system-settings-page.tsx');

const secret = { isSet: true, lastFour: '', expiresAt: null };
const settings = (given: object) => ({
  ...systemSettings.empty,
  secrets: Object.fromEntries(secretFields.map((field) => [field, secret])),
  tokenExpiryDisplay: '',
  seriesHasBegun: false,
  version: 3,
  ...given,
});

async function open(given: object): Promise<SentRequest[]> {
  const log = serve(({ method, path, body }) => {
    if (path === '/v1/meta') return { body: { result: { version: '1.2.3', commit: 'c0ffee123456' } } };
    if (path === '/v1/user-settings') return { body: { result: userSettings.empty } };
    if (path.endsWith('/propose-first-invoice-number')) return { body: { result: { last: 1204, proposed: 1205 } } };
    if (method === 'POST') return { body: { result: settings({ ...(body as object), version: 4 }) } };
    return { body: { result: settings(given) } };
  });
  await keepSessionOf('SuperAdmin');
  await renderPage(<SystemSettingsPage />, '/settings/system-settings');
  return log;
}

it('the foot says which version and commit the server runs', async () => {
  await open({});
  await screen.findByText('Klang 1.2.3 (c0ffee123456)');
});

describe('the first invoice number', () => {
  it('is proposed from Fortnox, and can be overwritten', async () => {
    const log = await open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Föreslå efter Fortnox' }));
    await screen.findByDisplayValue('1205');
    const shown = screen.getByRole('textbox', { name: 'Första fakturanumret' });
    await userEvent.clear(shown);
    await userEvent.type(shown, '2001');
    await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
    await waitFor(() =>
      expect(log.find(({ method }) => method === 'POST')?.body).toMatchObject({ firstInvoiceNumber: 2001 }),
    );
  });

  it('is fixed once the series has begun', async () => {
    await open({ firstInvoiceNumber: 1001, seriesHasBegun: true });
    await screen.findByText('Serien har börjat, så numret kan inte ändras.');
    expect(screen.queryByRole('textbox', { name: 'Första fakturanumret' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Föreslå efter Fortnox' })).toBeNull();
  });
});
