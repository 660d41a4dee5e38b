import { previewCustomerPrices } from '../../../shared/contract/price-lists.ts';
import { previewRoute } from '../preview-route.ts';

export const handler = previewRoute(previewCustomerPrices, ({ customerId }) => ({ kind: 'customer', id: customerId }));
