import { customerSearch } from '../../components/form/searches.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { MultiSearchField } from '../../components/form/multi-search-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import type { ContactValues } from './contact-values.ts';

type Props = { form: FormOf<ContactValues> };

export function ContactOverview({ form }: Props) {
  return (
    <FieldGroup>
      <TextField form={form} name="firstName" label={text.firstName} required autoFocus />
      <TextField form={form} name="lastName" label={text.lastName} required />
      <TextField form={form} name="freeText" label={text.freeText} />
      <TextField form={form} name="role" label={text.role} />
      <Wide>
        <EmailField form={form} name="email" label={text.email} />
      </Wide>
      <TextField form={form} name="mobilePhone" label={text.mobilePhone} />
      <TextField form={form} name="phone" label={text.phone} />
      <Wide>
        <MultiSearchField form={form} name="selectedCustomers" label={text.customerIds} search={customerSearch} />
      </Wide>
    </FieldGroup>
  );
}
