import { getAddress } from '../../../../shared/contract/calls/addresses.ts';
import type { Address, addressEditSchema, addressFieldsSchema } from '../../../../shared/schemas/address.ts';
import { call } from '../../api/call.ts';
import { panels } from '../../navigation/paths.ts';
import { customerOption, customerSearch } from '../../components/form/searches.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useNamed } from '../../components/form/option-search.ts';
import { SearchField } from '../../components/form/search-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { laterSchemas } from '../../components/form/later-schema.ts';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched, useWatchedId } from '../../components/form/use-watched.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { addressesText as text, addressNameLabel } from '../../text/addresses.ts';
import { addressTypeLabels } from '../../../../shared/text/addresses.ts';
import { optionsOf } from '../../text/options-of.ts';
import { useNewCustomer } from '../customers/use-new-customer.ts';
import { addressValues, type AddressStart, type AddressValues } from './address-values.ts';
import { useSaveAddress } from './use-save-address.ts';

const schemas = laterSchemas(async () => {
  const { addressEditSchema, addressFieldsSchema } = await import('../../../../shared/schemas/address.ts');
  return { addressEditSchema, addressFieldsSchema };
});

type Props = { address: Address | undefined; start: AddressStart };

export function AddressForm({ address, start }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const addressId = address?.addressId;
  const { save, saving } = useSaveAddress(addressId, start.projectId);
  const draft = addressId === undefined ? place.key : `address:${addressId}`;

  const record = useRecordForm<typeof addressEditSchema | typeof addressFieldsSchema, AddressValues, Address>({
    draft,
    schema: schemas((all) => (address ? all.addressEditSchema : all.addressFieldsSchema)),
    values: address ? addressValues.fromView(address) : addressValues.empty(start),
    save: (body, { version }) => save(body, version),
    waitsAs: ({ name }) => name ?? '',
    failure: address ? text.notUpdated : text.notCreated,
    ...(addressId !== undefined && {
      latest: async () => addressValues.fromView(await call(getAddress, { params: { addressId } })),
    }),
  });
  const { form } = record;
  const type = useWatched(form, 'addressType');
  const customerId = useWatchedId(form, 'customerId');
  const [customer] = useNamed(customerSearch, customerId === null ? [] : [customerId]);
  const newCustomer = useNewCustomer((added) => form.setFieldValue('customerId', added));
  const isCustomerGiven = !address && start.customerId !== null;

  return (
    <FormPanel
      title={address ? text.edit : text.addNew}
      draft={draft}
      record={record}
      saving={saving}
      onKept={(saved) => {
        if (!address) panelStack.replace(place.key, panels.address(saved.addressId), saved);
      }}
    >
      <FieldGroup>
        <SearchField
          form={form}
          name="customerId"
          label={text.customerId}
          required
          readOnly={isCustomerGiven}
          autoFocus={!address && !isCustomerGiven}
          search={customerSearch}
          create={newCustomer.create}
          {...(address && { current: customerOption({ ...address, name: address.customerName }) })}
        />
        <SelectField form={form} name="addressType" label={text.addressType} options={optionsOf(addressTypeLabels)} />
        <Wide>
          <TextField
            form={form}
            name="name"
            label={addressNameLabel(type)}
            autoFocus={Boolean(address) || isCustomerGiven}
            placeholder={type === 'InvoiceAddress' ? (customer?.label ?? '') : ''}
          />
        </Wide>
        <TextField form={form} name="address1" label={text.address1} required />
        <TextField form={form} name="address2" label={text.address2} />
        <TextField form={form} name="postalCode" label={text.postalCode} required />
        <TextField form={form} name="city" label={text.city} required />
      </FieldGroup>
    </FormPanel>
  );
}
