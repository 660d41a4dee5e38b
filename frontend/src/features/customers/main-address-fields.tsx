import { Switch } from '@mantine/core';
import { getCustomerAddresses } from '../../../../shared/contract/calls/addresses.ts';
import { useRoute } from '../../api/use-route.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { addressesText, addressNameLabel } from '../../text/addresses.ts';
import { addressTypeLabels } from '../../../../shared/text/addresses.ts';
import { optionsOf } from '../../text/options-of.ts';
import { customersText as text } from '../../text/customers.ts';
import { emptyMainAddress, type CustomerValues } from './customer-values.ts';

type Props = { form: FormOf<CustomerValues>; customerId: number | undefined };

export function MainAddressFields({ form, customerId }: Props) {
  const addresses = useRoute(
    getCustomerAddresses,
    { params: { customerId: customerId ?? 0 } },
    { enabled: customerId !== undefined },
  );
  const newAddress = useWatched(form, 'newMainAddress');
  const options = (addresses.data ?? []).map(({ addressId, formatted }) => ({ value: addressId, label: formatted }));

  return (
    <FieldGroup title={text.mainAddressId}>
      <Wide>
        <Switch
          label={text.newMainAddress}
          checked={newAddress !== undefined}
          onChange={(event) =>
            form.setFieldValue('newMainAddress', event.currentTarget.checked ? emptyMainAddress : undefined)
          }
        />
      </Wide>
      {newAddress ? (
        <NewAddressFields form={form} type={newAddress.addressType} />
      ) : (
        customerId !== undefined && (
          <Wide>
            <SelectField form={form} name="mainAddressId" label={text.mainAddressId} options={options} clearable />
          </Wide>
        )
      )}
    </FieldGroup>
  );
}

function NewAddressFields({
  form,
  type,
}: {
  form: FormOf<CustomerValues>;
  type: NonNullable<CustomerValues['newMainAddress']>['addressType'];
}) {
  return (
    <>
      <SelectField
        form={form}
        name="newMainAddress.addressType"
        label={addressesText.addressType}
        options={optionsOf(addressTypeLabels)}
      />
      <TextField form={form} name="newMainAddress.name" label={addressNameLabel(type)} />
      <TextField form={form} name="newMainAddress.address1" label={addressesText.address1} required />
      <TextField form={form} name="newMainAddress.address2" label={addressesText.address2} />
      <TextField form={form} name="newMainAddress.postalCode" label={addressesText.postalCode} required />
      <TextField form={form} name="newMainAddress.city" label={addressesText.city} required />
    </>
  );
}
