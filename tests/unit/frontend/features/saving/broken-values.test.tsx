// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage, serve } from '../../../../support/dom.tsx';
import { at, beginAnew, panel } from '../../../../support/saving/open-and-save.tsx';
import { answerOf, contact, customer, priceList, product } from '../../../../support/saving/records.ts';

type Broken = { name: string; path: string; record: object; field: string; shown: string; message: string };

/** Stored before the rule came, or by another system. */
const broken: Broken[] = [
  {
    name: 'customer:3',
    path: '/v1/customers/3',
    record: { ...customer, organisationNumber: '556016-0681' },
    field: 'Organisationsnummer',
    shown: '556016-0681',
    message: 'Kontrollera numret.',
  },
  {
    name: 'contact:3',
    path: '/v1/contacts/3',
    record: { ...contact, email: 'a..b@exempel.example' },
    field: 'E-post',
    shown: 'a..b@exempel.example',
    message: 'Ange en giltig e-postadress.',
  },
  {
    name: 'product:3',
    path: '/v1/products/3',
    record: { ...product, name: '' },
    field: 'Namn',
    shown: '',
    message: 'Fältet kan inte lämnas tomt.',
  },
  {
    name: 'default-price-list:3',
    path: '/v1/price-lists-default/3',
    record: { ...priceList, lines: [{ ...priceList.lines[0], price: 2_000_000_000 }] },
    field: 'Akustiker',
    shown: '2 000 000 000,00',
    message: 'Beloppet är för stort.',
  },
];

let served: { path: string; record: object };
beforeEach(async () => {
  await beginAnew();
  serve(({ path }) => (path.startsWith(served.path) ? { body: { result: served.record } } : answerOf(path)));
});

const fieldOf = async (name: string) =>
  (await screen.findAllByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) }))[0]!;
const isMarked = (field: HTMLInputElement) => field.getAttribute('aria-invalid') === 'true';
const saidOf = (field: HTMLInputElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('a stored value that breaks a rule', () => {
  it.each(broken)(
    'is shown as it is and marked when its form opens: $field in $name',
    async ({ name, field, shown, message, ...rest }) => {
      served = rest;
      await renderPage(panel, at(name));
      const input = await fieldOf(field);
      await expect.poll(() => isMarked(input)).toBe(true);
      expect(input.value.replaceAll(/\s/g, ' ')).toBe(shown);
      expect(saidOf(input)).toContain(message);
    },
  );

  it('is marked alone: fields that keep the rules, and empty forms, are not', async () => {
    served = { path: '/v1/customers/3', record: { ...customer, organisationNumber: '556016-0681' } };
    await renderPage(panel, at('customer:3'));
    const input = await fieldOf('Organisationsnummer');
    await expect.poll(() => isMarked(input)).toBe(true);
    expect(screen.getAllByRole('textbox').filter((one) => isMarked(one as HTMLInputElement))).toEqual([input]);
  });
});
