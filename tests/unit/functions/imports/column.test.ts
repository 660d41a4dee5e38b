import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnOf, readNumber } from '../../../../functions/imports/column.ts';
import { recordKinds } from '../../../../functions/imports/record-kinds.ts';
import { customer } from '../../../../shared/entities/customer.ts';
import { product } from '../../../../shared/entities/product.ts';
import { vatRates } from '../../../../shared/codes/vat-rules.ts';

const none = { customer: () => ({ fault: '' }), product: () => ({ fault: '' }) };

describe('a column', () => {
  it('has the heading, the choices and the requirement of its field', () => {
    const name = columnOf('name', customer.fields.name);
    expect([name.heading, name.isRequired, name.choices]).toEqual(['Namn', true, []]);
    const { choices, isRequired } = columnOf('paymentRemark', customer.fields.paymentRemark);
    expect([choices, isRequired]).toEqual([['Ja', 'Nej'], false]);
    expect(columnOf('invoiceDelivery', customer.fields.invoiceDelivery).choices).toContain('Brev');
  });

  it('reads a choice by its word or code, in upper or lower case', () => {
    const { read } = columnOf('invoiceDelivery', customer.fields.invoiceDelivery);
    for (const text of ['brev', 'Letter', 'BREV']) expect(read(text, none)).toEqual({ value: 'Letter' });
    expect(read('Duva', none)).toEqual({
      fault: 'Skriv E-post, E-faktura, E-faktura, och PDF med e-post eller Brev.',
    });
  });

  it('reads a share as a whole number of percent, also as Excel keeps it', () => {
    const { read } = columnOf('vatPercent', product.fields.vatPercent, { codes: vatRates });
    for (const text of ['12', '12 %', '12%', '0.12']) expect(read(text, none)).toEqual({ value: 12 });
    expect(read('13', none)).toHaveProperty('fault');
    const markUp = columnOf('markUpPercent', product.fields.markUpPercent).read;
    for (const text of ['7', '7 %', '0.07', '0.07000000000000001']) expect(markUp(text, none)).toEqual({ value: 7 });
  });

  it('has a heading of its own within each kind', () => {
    for (const { columns } of Object.values(recordKinds)) {
      const headings = columns.flatMap(({ heading, also }) => [heading, ...also]).map((text) => text.toLowerCase());
      expect(new Set(headings).size, headings.join(', ')).toBe(headings.length);
    }
  });
});

describe('a price', () => {
  it('is exact to the öre, in any Swedish notation', () => {
    const spaces = ['', ' ', '\u00a0', '\u202f'];
    fc.assert(
      fc.property(
        fc.nat(99_999_999_999),
        fc.constantFrom(...spaces),
        fc.constantFrom('', ' kr', 'kr'),
        (ore, space, unit) => {
          const whole = String(ore / 100 - (ore % 100) / 100).replace(/\.\d+$/, '');
          const kronor = whole.replace(/\B(?=(\d{3})+$)/g, space);
          const text = `${kronor},${String(ore % 100).padStart(2, '0')}${unit}`;
          const read = readNumber(text) as { value: number };
          expect(read.value.toFixed(2), text).toBe(`${whole}.${String(ore % 100).padStart(2, '0')}`);
          expect(Math.round(read.value * 100) / 100).toBe(read.value);
        },
      ),
    );
  });

  it('is refused where thousands and decimals cannot be distinguished, or where it is no number', () => {
    for (const text of ['1.250', '1,250', '-1.250', '12,345']) expect(readNumber(text)).toHaveProperty('fault');
    for (const text of ['tolv', '1 2 a', '1.2.3', '']) expect(readNumber(text)).toHaveProperty('fault');
    expect(readNumber('1.250,50')).toEqual({ value: 1250.5 });
    expect(readNumber('1250')).toEqual({ value: 1250 });
    expect(readNumber('0.30000000000000004')).toEqual({ value: 0.3 });
  });
});
