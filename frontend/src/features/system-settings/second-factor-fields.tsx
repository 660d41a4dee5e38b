import { Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import type { SystemSettingsValues } from './system-settings-values.ts';

const names = ['keyOfStaff', 'keyOfSuperAdmin', 'keyOfDeveloper'] as const;

export function SecondFactorFields({ form }: { form: FormOf<SystemSettingsValues> }) {
  return names.map((name, index) => (
    <Wide key={name}>
      <SwitchField
        form={form}
        name={name}
        label={text[name]}
        {...(index === 0 && { description: text.secondFactorHint })}
      />
    </Wide>
  ));
}
