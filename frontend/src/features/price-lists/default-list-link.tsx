import { listDefaultPriceLists } from '../../../../shared/contract/calls/price-lists.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useRoute } from '../../api/use-route.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { panels } from '../../navigation/paths.ts';
import { priceListsText as text } from '../../text/price-lists.ts';

const query = { orderByColumn: 'year', orderByDescending: true, itemsPerPage: 100 } as const;

/** Opens the default price list that work of a year takes its prices from, or a new one where there is none. */
export function DefaultListLink({ year }: { year: number }) {
  const mayOpen = useMayCall(listDefaultPriceLists);
  const { data } = useRoute(listDefaultPriceLists, { query }, { enabled: mayOpen, silent: true });
  if (!mayOpen || !data) return null;
  const list = data.items.find((one) => one.year <= year);
  return (
    <PanelLink panel={panels.defaultPriceList(list?.priceListDefaultId)}>
      {list ? text.toList(list.year) : text.addNew}
    </PanelLink>
  );
}
