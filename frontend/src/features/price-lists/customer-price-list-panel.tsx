import { getCustomerPriceList } from '../../../../shared/contract/calls/customer-price-lists.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { customerPriceListsText as text } from '../../text/price-lists.ts';
import { CustomerPriceListForm } from './customer-price-list-form.tsx';
import { WithProducts } from './with-products.tsx';

export function CustomerPriceListPanel({ id }: PanelProps) {
  return (
    <RecordPanel
      route={getCustomerPriceList}
      kind="price-list-customer"
      input={id === undefined ? undefined : { params: { customerId: id } }}
      title={text.editTitle}
    >
      {(list) => (
        <WithProducts title={list ? text.edit(list.customerName) : text.addNew} lines={list?.lines ?? []}>
          {(products) => <CustomerPriceListForm list={list} products={products} />}
        </WithProducts>
      )}
    </RecordPanel>
  );
}
