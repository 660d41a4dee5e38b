import { FieldGroup } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import type { SystemSettingsValues } from './system-settings-values.ts';

const months = text.months.map((label, index) => ({ value: index + 1, label }));

export function CompanyFields({ form }: { form: FormOf<SystemSettingsValues> }) {
  return (
    <>
      <FieldGroup title={text.company} hint={text.companyHint} level={2}>
        <TextField form={form} name="companyName" label={text.companyName} />
        <TextField form={form} name="organisationNumber" label={text.organisationNumber} />
        <TextField form={form} name="vatNumber" label={text.vatNumber} />
        <TextField form={form} name="taxStatusText" label={text.taxStatusText} />
        <TextField form={form} name="companySeat" label={text.companySeat} />
        <TextField form={form} name="bankGiro" label={text.bankGiro} />
        <TextField form={form} name="plusGiro" label={text.plusGiro} />
        <TextField form={form} name="iban" label={text.iban} />
        <SelectField form={form} name="fiscalYearStart" label={text.fiscalYearStart} options={months} required />
      </FieldGroup>
      <FieldGroup title={text.address} level={2}>
        <TextField form={form} name="companyAddress1" label={text.companyAddress1} />
        <TextField form={form} name="companyAddress2" label={text.companyAddress2} />
        <TextField form={form} name="companyPostalCode" label={text.companyPostalCode} />
        <TextField form={form} name="companyCity" label={text.companyCity} />
        <TextField form={form} name="companyPhone" label={text.companyPhone} />
        <EmailField form={form} name="companyEmail" label={text.companyEmail} />
        <TextField form={form} name="companyWeb" label={text.companyWeb} />
      </FieldGroup>
    </>
  );
}
