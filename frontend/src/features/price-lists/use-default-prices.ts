import { getCustomerPrices } from '../../../../shared/contract/project-price-lists.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatMoney } from '../../components/format.ts';
import { customerPriceListsText as text, priceListsText, priceSourceText } from '../../text/price-lists.ts';

export function useDefaultPrices(customerId: number | null): (productId: number) => string {
  const query = useRoute(
    getCustomerPrices,
    { params: { customerId: customerId ?? 0 } },
    { enabled: customerId !== null, failure: priceListsText.notPriced },
  );
  const prices = new Map(query.data?.map((price) => [price.productId, price]));
  return (productId) => {
    const price = prices.get(productId);
    // A non-breaking space reserves the line until the prices arrive.
    if (!price) return '\u00a0';
    if (price.defaultPrice === null) return text.noDefaultPrice;
    return `${priceSourceText.Default(price.defaultYear ?? 0)}: ${formatMoney(price.defaultPrice)}`;
  };
}
