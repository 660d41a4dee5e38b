import { useSearchParams } from 'react-router-dom';
import { getCustomer } from '../../../../shared/contract/calls/customers.ts';
import { useRoute } from '../../api/use-route.ts';
import { listsText as text } from '../../text/lists.ts';
import type { Filter, ListDefinition } from './list-definition.ts';

/** Adds the filter by a customer's id, which only an address has: two customers may have one name. */
export function useCustomerFilter<Row>(list: ListDefinition<Row>): ListDefinition<Row> {
  const [search] = useSearchParams();
  const customerId = Number(search.get('customerId'));
  const { data } = useRoute(getCustomer, { params: { customerId } }, { enabled: customerId > 0, silent: true });
  if (!(customerId > 0)) return list;
  const options = [{ value: String(customerId), label: data?.name ?? '' }];
  const filter: Filter = { key: 'customerId', label: text.onlyCustomer, kind: 'select', options };
  return { ...list, filters: [...(list.filters ?? []), filter] };
}
