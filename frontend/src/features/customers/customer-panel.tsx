import { getCustomer } from '../../../../shared/contract/calls/customers.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { customersText as text } from '../../text/customers.ts';
import { CustomerForm } from './customer-form.tsx';

export function CustomerPanel({ id, args }: PanelProps) {
  return (
    <RecordPanel
      call={getCustomer}
      kind="customer"
      input={id === undefined ? undefined : { params: { customerId: id } }}
      title={text.edit}
    >
      {(customer) => <CustomerForm customer={customer} name={args['name'] ?? ''} />}
    </RecordPanel>
  );
}
