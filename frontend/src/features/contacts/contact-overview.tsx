import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { MultiSelectField } from '../../components/form/multi-select-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import type { ContactValues } from './contact-values.ts';
import type { ContactChoices } from './use-contact-choices.ts';

type Props = { form: FormOf<ContactValues>; customers: ContactChoices['customers'] };

/** Who a person is, how to reach it, and whose it is. */
export function ContactOverview({ form, customers }: Props) {
  return (
    <FieldGroup>
      <TextField form={form} name="firstName" label={text.firstName} required autoFocus />
      <TextField form={form} name="lastName" label={text.lastName} required />
      <TextField form={form} name="freeText" label={text.company} />
      <TextField form={form} name="role" label={text.role} />
      <Wide>
        <EmailField form={form} name="email" label={text.email} />
      </Wide>
      <TextField form={form} name="mobilePhone" label={text.mobilePhone} />
      <TextField form={form} name="phone" label={text.phone} />
      <Wide>
        <MultiSelectField
          form={form}
          name="selectedCustomers"
          label={text.customers}
          options={customers.map(({ customerId, name }) => ({ value: customerId, label: name }))}
        />
      </Wide>
    </FieldGroup>
  );
}
