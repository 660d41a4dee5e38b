// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { keepSessionOf, renderPage, serve } from '../../../../support/dom.tsx';

const { PanelHost } = await import('../../../../../frontend/src/components/panel/panel-host.tsx');
const { DeliveryPanel } = await import('../../../../../frontend/src/features/work-orders/delivery-panel.tsx');

const registry = { delivery: () => <DeliveryPanel projectCode="26-0019" /> };

it('a delivery says how many work orders it made in which project, and leads to them', async () => {
  serve(({ method, path }) => {
    if (method === 'POST') return { body: { result: { total: 3, batchId: null, changed: [] } } };
    if (path.includes('items')) return { body: { result: [] } };
    const template = { deliveryTemplateId: 4, name: 'Skola', comment: '', numberOfItems: 3, version: 1 };
    return { body: { result: [template] } };
  });
  await keepSessionOf('Staff');
  await renderPage(<PanelHost registry={registry} />, '/?panel=delivery%3Anew');
  const template = await screen.findByRole('combobox', { name: 'Leveransmall' });
  await userEvent.type(template, 'Skola{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Skapa insatser' }));
  const question = await screen.findByRole('dialog', { name: 'Skapa insatser från Skola?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Skapa insatser' }));
  const toast = await screen.findByRole('note');
  within(toast).getByText('Leverans skapad: 3 insatser i 26-0019');
  await expect.poll(() => window.location.search).toBe('');
  await userEvent.click(within(toast).getByRole('button', { name: 'Öppna' }));
  expect(window.location.pathname).toBe('/work-orders/project/26-0019');
});
