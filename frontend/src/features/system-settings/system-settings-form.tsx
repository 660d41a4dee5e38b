import { getSystemSettings, saveSystemSettings } from '../../../../shared/contract/settings.ts';
import { systemSettingsFieldsSchema, type SystemSettings } from '../../../../shared/schemas/settings.ts';
import { call } from '../../api/call.ts';
import { useSave } from '../../api/use-save.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPage } from '../../components/form/form-page.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { LogoField } from './logo-field.tsx';

const draft = 'system-settings';

export function SystemSettingsForm({ settings }: { settings: SystemSettings }) {
  const { save, saving } = useSave(saveSystemSettings, { success: text.saved, silent: true });
  const record = useRecordForm<typeof systemSettingsFieldsSchema, SystemSettings, SystemSettings>({
    draft,
    schema: systemSettingsFieldsSchema,
    values: settings,
    save: (fields, { version }) => save({ body: { ...fields, version } }),
    failure: text.notSaved,
    latest: () => call(getSystemSettings, {}),
  });
  const { form } = record;

  return (
    <FormPage draft={draft} record={record} saving={saving} history={{ kind: 'system-settings', id: 1 }}>
      <FieldGroup title={text.company} hint={text.companyHint} level={2}>
        <TextField form={form} name="companyName" label={text.companyName} />
        <TextField form={form} name="organisationNumber" label={text.organisationNumber} />
        <TextField form={form} name="vatNumber" label={text.vatNumber} />
        <TextField form={form} name="taxStatusText" label={text.taxStatusText} />
        <TextField form={form} name="companySeat" label={text.companySeat} />
        <TextField form={form} name="bankGiro" label={text.bankGiro} />
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
      <FieldGroup title={text.invoice} level={2}>
        <Wide>
          <LogoField form={form} />
        </Wide>
        <Wide>
          <TextAreaField form={form} name="latePaymentText" label={text.latePaymentText} maxLength={500} />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.mail} level={2}>
        <EmailField form={form} name="emailFrom" label={text.emailFrom} />
        <TextField form={form} name="emailFromName" label={text.emailFromName} />
        <EmailField form={form} name="invoiceEmailTo" label={text.invoiceEmailTo} />
        <EmailField form={form} name="invoiceEmailToBcc" label={text.invoiceEmailToBcc} />
      </FieldGroup>
    </FormPage>
  );
}
