import { listCustomerPriceLists } from '../../../../shared/contract/calls/price-lists.ts';
import type { CustomerPriceList } from '../../../../shared/schemas/price-list.ts';
import { useRoute } from '../../api/use-route.ts';
import { type CustomerChoice, customerOption, customerSearch } from '../../components/form/searches.ts';
import type { OptionSearch } from '../../components/form/option-search.ts';
import { customerPriceListsText as text } from '../../text/price-lists.ts';

export function useCustomerChoices(list: CustomerPriceList | undefined): OptionSearch {
  const isNew = list === undefined;
  const lists = useRoute(listCustomerPriceLists, { query: { itemsPerPage: 0 } }, { enabled: isNew, silent: true });
  const taken = new Set(isNew ? lists.data?.items.map(({ customerId }) => customerId) : []);
  return {
    ...customerSearch,
    option: (customer: CustomerChoice) =>
      taken.has(customer.customerId)
        ? { value: customer.customerId, label: text.hasList(customer.name), disabled: true }
        : customerOption(customer),
  };
}
