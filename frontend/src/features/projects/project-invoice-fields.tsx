import { homeCountry } from '../../../../shared/codes/addresses.ts';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import { maxInvoiceMessage } from '../../../../shared/codes/invoices.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { NumberField } from '../../components/form/number-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { projectFormText as text } from '../../text/project-form.ts';
import type { ProjectValues } from './project-values.ts';

type Props = { form: FormOf<ProjectValues>; customer: Customer | undefined };

export function ProjectInvoiceFields({ form, customer }: Props) {
  return (
    <FieldGroup title={text.invoice}>
      <NumberField
        form={form}
        name="paymentTermDays"
        label={text.paymentTermDays}
        description={text.help.paymentTermDays}
        unit={text.days}
        required
      />
      <EmailField
        form={form}
        name="invoiceEmail"
        label={text.invoiceEmail}
        description={text.help.invoiceEmail}
        placeholder={customer?.invoiceEmail ?? ''}
      />
      <TextField form={form} name="costCenter" label={text.costCenter} placeholder={customer?.costCenter ?? ''} />
      <TextField form={form} name="orderNumber" label={text.orderNumber} placeholder={customer?.orderNumber ?? ''} />
      <TextField form={form} name="invoiceText" label={text.invoiceText} placeholder={customer?.invoiceText ?? ''} />
      {((customer && customer.countryCode !== homeCountry) || form.getInitialValues().isSwedishProperty) && (
        <SwitchField
          wide
          form={form}
          name="isSwedishProperty"
          label={text.isSwedishProperty}
          description={text.help.isSwedishProperty}
        />
      )}
      <Wide>
        <TextAreaField
          form={form}
          name="invoiceMessage"
          label={text.invoiceMessage}
          maxLength={maxInvoiceMessage}
          minRows={2}
        />
      </Wide>
    </FieldGroup>
  );
}
