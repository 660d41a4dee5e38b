import { previewDefaultPrices } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { previewPrices } from '../preview-prices.ts';

export const handler = route(
  previewDefaultPrices,
  ({ body: { priceListDefaultId: id, year, lines }, knownChangedAt }) =>
    previewPrices({ owner: { kind: 'default', id, year }, lines, knownChangedAt }),
);
