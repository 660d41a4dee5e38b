// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  asPutBack,
  countLines,
  emptyItem,
  emptyLine,
  itemWithWrongLines,
  newItem,
  newLine,
  templateFormSchema,
  templateValues,
  withoutBlankLines,
  type TemplateItem,
} from '../../../../../frontend/src/features/delivery-templates/template-values.ts';

const rate = { ...newLine('Rate'), productId: 1, hoursEstimated: 2 };
const rent = { ...newLine('Rent'), productId: 2, quantity: 1 };
const itemWith = (...lines: TemplateItem['lines']): TemplateItem => ({ ...newItem(), lines });

describe('an item', () => {
  it('is invoiceable by default, and must have a line before another is added', () => {
    expect(newItem()).toMatchObject({ invoiceable: true, lines: [] });
    const blank = itemWith(newLine('Rate'));
    expect(emptyItem([itemWith(rate), blank])).toBe(blank);
    expect(emptyItem([itemWith(rate), itemWith(rent)])).toBeUndefined();
  });

  it('counts its rates and its rents, without blank lines', () => {
    const item = itemWith(rate, rent, rent, newLine('Rent'));
    expect([countLines(item, 'Rate'), countLines(item, 'Rent')]).toEqual([1, 2]);
    expect(withoutBlankLines([item])[0]?.lines).toEqual([rate, rent, rent]);
  });

  it('has one empty line of each type at most: one with no product', () => {
    const half = { ...newLine('Rate'), hoursEstimated: 3 };
    expect(emptyLine([rate, half, newLine('Rent')], 'Rate')).toBe(half);
    expect(emptyLine([rate, rent], 'Rent')).toBeUndefined();
  });
});

describe('the values of a template', () => {
  const line = {
    deliveryTemplateItemLineId: 2,
    productId: 1,
    productName: 'Akustiker',
    productType: 'Rate' as const,
    hoursEstimated: 2.5,
    quantity: 0,
  };
  const saved = {
    deliveryTemplateId: 4,
    name: 'Mätning',
    dateCreated: '2026-11-20T10:00:00.000Z',
    numberOfItems: 1,
    version: 3,
    items: [{ deliveryTemplateItemId: 1, invoiceNote: 'A', invoiceable: false, lines: [line] }],
  };

  it('go out as they came', () => {
    expect(templateFormSchema(0.5).parse(templateValues.fromView(saved))).toEqual({
      name: 'Mätning',
      items: [
        {
          deliveryTemplateItemId: 1,
          invoiceNote: 'A',
          invoiceable: false,
          lines: [{ deliveryTemplateItemLineId: 2, productId: 1, hoursEstimated: 2.5, quantity: 0 }],
        },
      ],
    });
  });

  it('get the ids that the server gave to what was new, by the place where it was sent', () => {
    const added = { ...newItem(), invoiceNote: 'B', lines: [newLine('Rate')] };
    const typedSince = newItem();
    const before = templateValues.fromView(saved);
    const sent = { ...before, items: [added, ...before.items] };
    const answer = {
      ...saved,
      items: [
        { ...saved.items[0]!, deliveryTemplateItemId: 2, lines: [{ ...line, deliveryTemplateItemLineId: 5 }] },
        saved.items[0]!,
      ],
    };
    const values = { ...sent, items: [typedSince, ...sent.items.toReversed()] };
    const { items } = templateValues.withIds(values, { sent, saved: answer });
    const ids = items.map(({ deliveryTemplateItemId, lines }) => [
      deliveryTemplateItemId,
      ...lines.map(({ deliveryTemplateItemLineId }) => deliveryTemplateItemLineId),
    ]);
    expect(ids).toEqual([[undefined], [1, 2], [2, 5]]);
  });

  it('have a removed item as the template has it when it is put back, and without ids that are gone', () => {
    const before = templateValues.fromView(saved);
    const [item] = before.items as [TemplateItem];
    const withoutLines = { ...before, items: [{ ...item, lines: [] }] };
    const idsOf = ({ deliveryTemplateItemId, lines }: TemplateItem) => [
      deliveryTemplateItemId,
      lines[0]?.deliveryTemplateItemLineId,
    ];
    expect(asPutBack(item, before)).toEqual(item);
    expect(idsOf(asPutBack(item, withoutLines))).toEqual([1, undefined]);
    expect(idsOf(asPutBack(item, { ...before, items: [] }))).toEqual([undefined, undefined]);
  });

  it('need a name and an item', () => {
    const { error } = templateFormSchema(0.5).safeParse({ name: ' ', items: [], version: 0 });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'Du måste ge leveransmallen ett namn'],
      ['items', 'Du måste lägga till minst en insats'],
    ]);
  });

  it('are refused on the line that is wrong, whose item is found', () => {
    const wrong = { ...newLine('Rate'), hoursEstimated: 1.3 };
    const items = [itemWith(rate), itemWith(rent, wrong)];
    const { error } = templateFormSchema(0.5).safeParse({ name: 'Mall', items, version: 0 });
    const paths = error!.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(['items.1.lines.1.productId', 'items.1.lines.1.hoursEstimated']);
    expect(itemWithWrongLines(paths)).toBe(1);
    expect(itemWithWrongLines(['name', 'items.0.invoiceNote'])).toBeUndefined();
  });
});
