import { expect, test } from 'vitest';
import { earlierPrices } from '../../../../../shared/domain/invoice/earlier-prices.ts';
import { hours, measurement, meter, pieces, travel, workOrder } from '../../../../support/invoice-input.ts';

const products = [measurement, travel, meter];
const lists = {
  project: null,
  customer: [{ productId: travel.productId, priceOre: 500_00 }],
  defaults: [
    { year: 2024, lines: [{ productId: meter.productId, priceOre: 700_00 }] },
    { year: 2025, lines: [{ productId: measurement.productId, priceOre: 900_00 }] },
    { year: 2026, lines: [{ productId: measurement.productId, priceOre: 0 }] },
  ],
};

test('the remark on earlier prices names each product whose price is from a list before the year of the work, with the years of the lists', () => {
  const work = [
    workOrder(1, [hours(2, 900_00), pieces(1, 700_00)], { day: '2026-01-01' }),
    workOrder(2, [hours(1, 900_00)], { day: '2026-03-01' }),
  ];
  expect(earlierPrices(work, products, lists)).toEqual({
    products: ['Konsult', 'Ljudnivåmätare'],
    listYears: [2024, 2025],
  });
});

test('the remark on earlier prices names nothing that is priced by the list of its year, by an agreed list, or not counted', () => {
  const work = [
    workOrder(1, [hours(2, 900_00)], { day: '2025-12-31' }),
    workOrder(2, [hours(2, 500_00, travel), hours(0, 900_00), hours(null, 900_00)], { day: '2026-01-01' }),
  ];
  expect(earlierPrices(work, products, lists)).toEqual({ products: [], listYears: [] });
});
