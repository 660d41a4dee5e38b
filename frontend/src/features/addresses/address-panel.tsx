import { getAddress } from '../../../../shared/contract/calls/addresses.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { addressesText as text } from '../../text/addresses.ts';
import { AddressForm } from './address-form.tsx';
import { addressTypes } from '../../../../shared/codes/addresses.ts';

export function AddressPanel({ id, args }: PanelProps) {
  const customerId = Number(args['customerId']) || null;
  const projectId = Number(args['projectId']) || null;
  const addressType = addressTypes.find((type) => type === args['addressType']) ?? 'Undefined';
  return (
    <RecordPanel
      call={getAddress}
      kind="address"
      input={id === undefined ? undefined : { params: { addressId: id } }}
      title={text.edit}
      failure={text.notRead}
    >
      {(address) => (
        <AddressForm address={address} start={{ customerId, addressType, projectId, name: args['name'] ?? '' }} />
      )}
    </RecordPanel>
  );
}
