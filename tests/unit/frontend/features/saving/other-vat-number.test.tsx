// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, serve, type SentRequest } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, customer } from '../../../../support/saving/records.ts';

const { SystemSettingsPage } =
  await import('../../../../../frontend/src/features/system-settings/system-settings-page.tsx');

const settings = (answerOf('/v1/system-settings') as { body: { result: object } }).body.result;
const places = [
  { of: 'a customer', path: '/v1/customers/3', record: customer, place: panel, address: at('customer:3') },
  { of: 'the firm', path: '/v1/system-settings', record: settings, place: <SystemSettingsPage />, address: '/' },
];

beforeEach(beginAnew);

it.each(places)('a Swedish VAT number of another organisation is asked about, of $of', async (one) => {
  const numbers = { organisationNumber: '556000-4615', vatNumber: '' };
  const record = { ...one.record, ...numbers };
  const sent = serve(({ method, path, body }) => {
    if (method !== 'GET') return { body: { result: { ...record, ...(body as object), version: 2 } } };
    return path === one.path ? { body: { result: record } } : answerOf(path);
  });
  const saves = () => sent.filter(({ method, path }: SentRequest) => method !== 'GET' && path === one.path);
  await renderPage(one.place, one.address);
  const field = await screen.findByRole('textbox', { name: /^Momsregistreringsnummer/ });
  await userEvent.type(field, 'SE555555555501');
  const save = screen.getByRole('button', { name: 'Spara' });
  await userEvent.click(save);
  const question = await screen.findByRole('dialog', { name: 'Stämmer momsregistreringsnumret?' });
  within(question).getByText(/^SE555555555501 hör inte till organisationsnumret 556000-4615\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Ändra' }));
  expect(saves()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'SE556000461501');
  await userEvent.click(save);
  await expect.poll(saves).toHaveLength(1);
});
