import { listCustomerPriceLists } from '../../../../shared/contract/customer-price-lists.ts';
import { getAllCustomers } from '../../../../shared/contract/customers.ts';
import type { CustomerPriceList } from '../../../../shared/schemas/price-list.ts';
import { useRoute } from '../../api/use-route.ts';
import type { Option } from '../../components/form/options.ts';
import { customerPriceListsText as text } from '../../text/price-lists.ts';

/** Whom a price list can be for: a customer that has one already cannot be chosen. @param list the one that is edited */
export function useCustomerChoices(list: CustomerPriceList | undefined): readonly Option[] {
  const isNew = list === undefined;
  const customers = useRoute(getAllCustomers, {}, { enabled: isNew });
  const lists = useRoute(listCustomerPriceLists, { query: { itemsPerPage: 0 } }, { enabled: isNew, silent: true });
  if (!isNew) return [{ value: list.customerId, label: list.customerName }];
  const taken = new Set(lists.data?.items.map(({ customerId }) => customerId));
  return (customers.data ?? []).map(({ customerId, name }) =>
    taken.has(customerId)
      ? { value: customerId, label: text.hasList(name), disabled: true }
      : { value: customerId, label: name },
  );
}
