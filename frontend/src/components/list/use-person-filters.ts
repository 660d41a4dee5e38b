import { useSearchParams } from 'react-router-dom';
import { getAllUsers } from '../../../../shared/contract/calls/users.ts';
import { useRoute } from '../../api/use-route.ts';
import type { Filter, ListDefinition } from './list-definition.ts';

/**
 * Adds the filters that only an address has: of one user, by id.
 * @param labels of the fields of ids, such as `ownerUserId`
 */
export function usePersonFilters<Row>(
  list: ListDefinition<Row>,
  labels: Readonly<Record<string, string>>,
): ListDefinition<Row> {
  const [search] = useSearchParams();
  const requestValues = Object.entries(labels).filter(([key]) => Number(search.get(key)) > 0);
  const { data = [] } = useRoute(getAllUsers, {}, { enabled: requestValues.length > 0 });
  if (requestValues.length === 0) return list;
  const filters = requestValues.map(([key, label]): Filter => {
    const value = search.get(key)!;
    const user = data.find(({ userId }) => String(userId) === value);
    return { key, label, kind: 'select', options: [{ value, label: user?.initials ?? '' }] };
  });
  return { ...list, filters: [...(list.filters ?? []), ...filters] };
}
