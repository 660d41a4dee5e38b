import { previewProjectPrices } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { previewPrices } from '../preview-prices.ts';

export const handler = route(previewProjectPrices, ({ body: { projectId: id, lines }, knownChangedAt }) =>
  previewPrices({ owner: { kind: 'project', id }, lines, knownChangedAt }),
);
