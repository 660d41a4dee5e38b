import { describe, expect, it } from 'vitest';
import {
  canFillIn,
  otherPriceNote,
  withOtherPrices,
} from '../../../../../frontend/src/features/price-lists/project-price-lines.ts';
import { projectPriceListValues } from '../../../../../frontend/src/features/price-lists/price-list-values.ts';
import type { ProjectPriceList } from '../../../../../shared/schemas/price-list.ts';

const line = { productName: 'Akustiker', productType: 'Rate' as const, price: null };
const lines = [
  { ...line, productId: 1, otherPrice: 900, otherSource: 'Customer' as const, otherYear: null },
  { ...line, productId: 2, otherPrice: 1230.5, otherSource: 'Default' as const, otherYear: 2026 },
  { ...line, productId: 3, otherPrice: null, otherSource: null, otherYear: null },
];
const list: ProjectPriceList = {
  projectId: 7,
  projectCode: '26-0007',
  customerId: 3,
  customerName: 'Åkerlund Bygg AB',
  isOwn: false,
  lines,
  version: 0,
};

describe('the prices of a project', () => {
  it('start from those in force', () => {
    expect(projectPriceListValues.fromView(list)).toEqual({ prices: { 1: 900, 2: 1230.5, 3: null }, version: 0 });
  });

  it('are its own once it has a list, also where one is missing', () => {
    const own = {
      ...list,
      isOwn: true,
      version: 4,
      lines: lines.map((one) => ({ ...one, price: one.productId - 1 || null })),
    };
    expect(projectPriceListValues.fromView(own)).toEqual({ prices: { 1: null, 2: 1, 3: 2 }, version: 4 });
  });

  it('are shown beside the price that applies without them, and its list', () => {
    expect(lines.map((one) => otherPriceNote(one).replaceAll('\u00a0', ' '))).toEqual([
      'Kundens prislista: 900,00 kr',
      'Standard 2026: 1 230,50 kr',
      'Inget pris i andra listor',
    ]);
  });

  it('that are missing can be taken from the other lists, and no others', () => {
    const prices = { 1: null, 2: 0, 3: '' };
    expect(canFillIn(lines, prices)).toBe(true);
    const filled = withOtherPrices(lines, prices);
    expect(filled).toEqual({ 1: 900, 2: 0, 3: null });
    expect(canFillIn(lines, filled)).toBe(false);
  });
});
