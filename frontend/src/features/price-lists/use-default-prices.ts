import { getCustomerPrices } from '../../../../shared/contract/calls/price-lists.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatMoney } from '../../components/format.ts';
import { customerPriceListsText as text, priceListsText, priceSourceText } from '../../text/price-lists.ts';

/** The default price of each product: in words, and as another list's price. */
export function useDefaultPrices(customerId: number | null) {
  const query = useRoute(
    getCustomerPrices,
    { params: { customerId: customerId ?? 0 } },
    { enabled: customerId !== null, failure: priceListsText.notPriced },
  );
  const prices = new Map(query.data?.map((price) => [price.productId, price]));
  const note = (productId: number): string => {
    const price = prices.get(productId);
    // A non-breaking space reserves the line until the prices arrive.
    if (!price) return '\u00a0';
    if (price.defaultPrice === null) return text.noDefaultPrice;
    return `${priceSourceText.Default(price.defaultYear ?? 0)}: ${formatMoney(price.defaultPrice)}`;
  };
  const elsewhere = (productId: number) => {
    const { defaultPrice = null, defaultYear } = prices.get(productId) ?? {};
    return defaultPrice === null ? undefined : { list: priceSourceText.Default(defaultYear ?? 0), price: defaultPrice };
  };
  return { note, elsewhere };
}
