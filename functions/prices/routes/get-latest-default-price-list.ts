import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { getLatestDefaultPriceList } from '../../../shared/contract/price-lists.ts';
import { route } from '../../request/route.ts';
import { defaultPriceListView } from '../owned-price-lists.ts';
import { findDefaultPriceLists } from '../price-list-store.ts';

export const handler = route(getLatestDefaultPriceList, async () => {
  const [latest] = (await findDefaultPriceLists()).sort((a, b) => b.data.year - a.data.year);
  if (!latest) throw new AppError(notFound, { message: 'Det finns ingen prislista att kopiera.' });
  return defaultPriceListView(latest);
});
