import { previewCustomerPrices } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { previewPrices } from '../preview-prices.ts';

export const handler = route(previewCustomerPrices, ({ body: { customerId: id, lines }, knownChangedAt }) =>
  previewPrices({ owner: { kind: 'customer', id }, lines, knownChangedAt }),
);
