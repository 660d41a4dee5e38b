import { describe, expect, it } from 'vitest';
import { costRemarks } from '../../../../../shared/domain/invoice/cost-remarks.ts';

const expense = {
  productId: 1,
  productType: 'Expense' as const,
  invoiceableHours: null,
  quantity: 1,
  purchasePrice: 100,
  receipt: 'Kvitton/Kvitto.jpg',
};
const subconsultant = { ...expense, productId: 2, productType: 'Subconsultant' as const, receipt: '' };
const products = [
  { productId: 1, name: 'Logi' },
  { productId: 2, name: 'Laboratorium' },
];
const remarks = (...items: Parameters<typeof costRemarks>[0][number]['items'][number][]) =>
  costRemarks([{ workOrderId: 7, items }], products);

describe('remarks on lines that are priced by their cost', () => {
  it('are none when cost and receipt are there; a subconsultant needs no receipt', () => {
    expect(remarks(expense, subconsultant)).toEqual([]);
  });

  it('name the products without a cost', () => {
    expect(remarks({ ...expense, purchasePrice: null }, { ...subconsultant, purchasePrice: null })).toEqual([
      { kind: 'no-cost', products: ['Laboratorium', 'Logi'], workOrderIds: [7] },
    ]);
  });

  it('count the expenses without a receipt, but not those that cost nothing or are not charged', () => {
    const unproved = { ...expense, receipt: '' };
    expect(remarks(unproved, { ...unproved, purchasePrice: 0 }, { ...unproved, quantity: 0 })).toEqual([
      { kind: 'no-receipt', count: 1, workOrderIds: [7] },
    ]);
  });
});
