import type { SystemSettings } from '../../../../shared/schemas/settings.ts';
import { eInvoiceWayLabels } from '../../../../shared/text/e-invoice.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { EmailField } from '../../components/form/text-field.tsx';
import { optionsOf } from '../../text/options-of.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { FirstNumberField } from './first-number-field.tsx';
import { LogoField } from './logo-field.tsx';
import type { SystemSettingsValues } from './system-settings-values.ts';

const eInvoiceWays = optionsOf(eInvoiceWayLabels);

type Props = { form: FormOf<SystemSettingsValues>; settings: SystemSettings };

export function InvoiceFields({ form, settings }: Props) {
  return (
    <FieldGroup title={text.invoice} level={2}>
      <Wide>
        <LogoField form={form} />
      </Wide>
      <FirstNumberField form={form} settings={settings} />
      <SelectField form={form} name="eInvoiceWay" label={text.eInvoiceWay} options={eInvoiceWays} required />
      <EmailField
        form={form}
        name="accessPointEmail"
        label={text.accessPointEmail}
        description={text.help.accessPointEmail}
      />
      <SwitchField
        wide
        form={form}
        name="sellsConstruction"
        label={text.sellsConstruction}
        description={text.help.sellsConstruction}
      />
      <Wide>
        <TextAreaField form={form} name="latePaymentText" label={text.latePaymentText} maxLength={500} />
      </Wide>
    </FieldGroup>
  );
}
