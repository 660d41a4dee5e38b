import { getDefaultPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { priceListsText as text } from '../../text/price-lists.ts';
import { DefaultPriceListForm } from './default-price-list-form.tsx';
import { WithProducts } from './with-products.tsx';

export function DefaultPriceListPanel({ id }: PanelProps) {
  return (
    <RecordPanel
      route={getDefaultPriceList}
      kind="price-list-default"
      input={id === undefined ? undefined : { params: { priceListDefaultId: id } }}
      title={text.editTitle}
    >
      {(list) => (
        <WithProducts title={list ? text.edit(list.year) : text.addNew} lines={list?.lines ?? []}>
          {(products) => <DefaultPriceListForm list={list} products={products} />}
        </WithProducts>
      )}
    </RecordPanel>
  );
}
