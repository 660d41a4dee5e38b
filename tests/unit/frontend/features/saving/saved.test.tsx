// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel, saveAs } from '../../../../support/saving/open-and-save.tsx';
import {
  answerOf,
  customerPriceList,
  deliveryTemplate,
  priceList,
  product,
  project,
  projectPriceList,
} from '../../../../support/saving/records.ts';

const { ResetPasswordPage } = await import('../../../../../frontend/src/features/login/reset-password-page.tsx');

let writes: { status: number; body: unknown };

beforeEach(() => {
  beginAnew();
  serve(({ method, path }) => (method === 'GET' ? answerOf(path) : writes));
});

describe('a form that is saved', () => {
  it.each([
    ['Projekt uppdaterat', 'project:3', { ...project, version: 2 }],
    ['Produkt uppdaterad', 'product:3', { ...product, version: 2 }],
    ['Prislista uppdaterad', 'default-price-list:3', { ...priceList, version: 2 }],
    ['Prislista uppdaterad', 'customer-price-list:3', { ...customerPriceList, version: 2 }],
    ['Leveransmall uppdaterad', 'delivery-template:3', { ...deliveryTemplate, version: 2 }],
    ['Prislista sparad', 'project-price-list:3', { ...projectPriceList, version: 2 }],
  ])('says %s when it is saved', async (success, name, saved) => {
    writes = { status: 200, body: { result: saved } };
    await saveAs(panel, at(name));
    expect(await screen.findByText(success)).toBeTruthy();
  });
});

it('a new PIN that is accepted says so', async () => {
  writes = { status: 200, body: { result: { done: true } } };
  await renderPage(<ResetPasswordPage />, '/reset-password/lank');
  await userEvent.type(await screen.findByLabelText('Ny PIN'), 'ny granris');
  await userEvent.type(screen.getByLabelText('Upprepa ny PIN'), 'ny granris');
  await userEvent.click(screen.getByRole('button', { name: 'Spara ny PIN' }));
  expect(await screen.findByText('Lösenordet är återställt')).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});
