import { previewProjectPrices } from '../../../shared/contract/price-lists.ts';
import { previewRoute } from '../preview-route.ts';

export const handler = previewRoute(previewProjectPrices, ({ projectId }) => ({ kind: 'project', id: projectId }));
