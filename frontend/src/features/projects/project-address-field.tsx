import { getCustomerAddresses } from '../../../../shared/contract/calls/addresses.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { CreateBeside } from '../../components/form/create-beside.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { useWatchedId } from '../../components/form/use-watched.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { projectFormText as text } from '../../text/project-form.ts';
import { addressOptions } from './address-options.ts';
import type { ProjectValues } from './project-values.ts';

const kinds = {
  object: { name: 'objectAddressId', type: 'Object', label: text.objectAddress, addNew: text.newObjectAddress },
  invoice: {
    name: 'invoiceAddressId',
    type: 'InvoiceAddress',
    label: text.invoiceAddress,
    addNew: text.newInvoiceAddress,
  },
} as const;

type Props = {
  form: FormOf<ProjectValues>;
  kind: keyof typeof kinds;
  current: Address | null | undefined;
};

export function ProjectAddressField({ form, kind, current }: Props) {
  const { name, type, label, addNew } = kinds[kind];
  const customerId = useWatchedId(form, 'customerId');
  const panelStack = usePanels();
  const addresses = useRoute(
    getCustomerAddresses,
    { params: { customerId: customerId ?? 0 } },
    { enabled: customerId !== null, keepPrevious: false },
  );

  async function addAddress(chosenId: number, typed?: string) {
    const start = { customerId: chosenId, addressType: type, ...(typed !== undefined && { name: typed }) };
    const added = (await panelStack.open(panels.address(undefined, start))) as Address | undefined;
    if (added && form.getValues().customerId === added.customerId) form.setFieldValue(name, added.addressId);
  }

  return (
    <CreateBeside
      label={text.addNewAddress}
      name={addNew}
      onCreate={customerId === null ? undefined : () => void addAddress(customerId)}
    >
      <SelectField
        form={form}
        name={name}
        label={label}
        options={addressOptions(customerId === null ? [] : (addresses.data ?? []), type)}
        clearable
        placeholder={placeholderOf(kind, customerId)}
        {...(customerId !== null && {
          create: { label: text.createAddress, onCreate: (typed: string) => void addAddress(customerId, typed) },
        })}
        {...(current && { missingLabel: current.formatted })}
      />
    </CreateBeside>
  );
}

function placeholderOf(kind: Props['kind'], customerId: number | null): string {
  if (customerId === null) return text.chooseCustomerFirst;
  return kind === 'invoice' ? text.mainAddressStandsIn : '';
}
