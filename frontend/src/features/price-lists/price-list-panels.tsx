import { getCustomerPriceList, getDefaultPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { customerPriceListsText, priceListsText } from '../../text/price-lists.ts';
import { CustomerPriceListForm } from './customer-price-list-form.tsx';
import { DefaultPriceListForm } from './default-price-list-form.tsx';
import { WithProducts } from './with-products.tsx';

export function DefaultPriceListPanel({ id }: PanelProps) {
  const { addNew, edit, editTitle } = priceListsText;
  return (
    <RecordPanel
      call={getDefaultPriceList}
      kind="price-list-default"
      input={id === undefined ? undefined : { params: { priceListDefaultId: id } }}
      title={editTitle}
    >
      {(list) => (
        <WithProducts title={list ? edit(list.year) : addNew} lines={list?.lines ?? []}>
          {(products) => <DefaultPriceListForm list={list} products={products} />}
        </WithProducts>
      )}
    </RecordPanel>
  );
}

export function CustomerPriceListPanel({ id }: PanelProps) {
  const { addNew, edit, editTitle } = customerPriceListsText;
  return (
    <RecordPanel
      call={getCustomerPriceList}
      kind="price-list-customer"
      input={id === undefined ? undefined : { params: { customerId: id } }}
      title={editTitle}
    >
      {(list) => (
        <WithProducts title={list ? edit(list.customerName) : addNew} lines={list?.lines ?? []}>
          {(products) => <CustomerPriceListForm list={list} products={products} />}
        </WithProducts>
      )}
    </RecordPanel>
  );
}
