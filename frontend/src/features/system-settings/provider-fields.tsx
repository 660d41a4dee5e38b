import type { ReactNode } from 'react';
import type { GivenSecretField } from '../../../../shared/schemas/settings.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import type { SystemSettingsValues } from './system-settings-values.ts';

type Props = { form: FormOf<SystemSettingsValues>; secret: (name: GivenSecretField) => ReactNode };

/** Logins with Microsoft and Google. What a provider needs is shown once it is switched on. */
export function ProviderFields({ form, secret }: Props) {
  const hasMicrosoft = useWatched(form, 'microsoftLogIn');
  const hasGoogle = useWatched(form, 'googleLogIn');
  const isRequired = useWatched(form, 'providerLogInRequired');
  return (
    <>
      <SwitchField
        wide
        form={form}
        name="microsoftLogIn"
        label={text.microsoftLogIn}
        description={text.registerAt(window.location.origin)}
      />
      {hasMicrosoft && (
        <>
          <TextField form={form} name="microsoftClientId" label={text.microsoftClientId} />
          {secret('microsoftClientSecret')}
          <TextField form={form} name="microsoftTenantId" label={text.microsoftTenantId} />
          <TextField
            form={form}
            name="microsoftDomains"
            label={text.microsoftDomains}
            description={text.help.microsoftDomains}
          />
        </>
      )}
      <SwitchField wide form={form} name="googleLogIn" label={text.googleLogIn} />
      {hasGoogle && (
        <>
          <TextField form={form} name="googleClientId" label={text.googleClientId} />
          {secret('googleClientSecret')}
          <TextField
            form={form}
            name="googleDomains"
            label={text.googleDomains}
            description={text.help.googleDomains}
          />
        </>
      )}
      {(hasMicrosoft || hasGoogle || isRequired) && (
        <SwitchField
          wide
          form={form}
          name="providerLogInRequired"
          label={text.providerLogInRequired}
          description={text.help.providerLogInRequired}
        />
      )}
    </>
  );
}
