import { previewDefaultPrices } from '../../../shared/contract/price-lists.ts';
import { previewRoute } from '../preview-route.ts';

export const handler = previewRoute(previewDefaultPrices, ({ priceListDefaultId: id, year }) => ({
  kind: 'default',
  id,
  year,
}));
