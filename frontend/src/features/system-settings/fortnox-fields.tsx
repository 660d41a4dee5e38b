import type { ReactNode } from 'react';
import type { GivenSecretField, SystemSettings } from '../../../../shared/schemas/settings.ts';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import { FortnoxButtons } from './fortnox-buttons.tsx';
import { FortnoxGuide } from './fortnox-guide.tsx';
import type { SystemSettingsValues } from './system-settings-values.ts';
import { TokenField } from './token-field.tsx';

type Props = {
  form: FormOf<SystemSettingsValues>;
  settings: SystemSettings;
  secret: (name: GivenSecretField) => ReactNode;
};

export function FortnoxFields({ form, settings, secret }: Props) {
  return (
    <FieldGroup title={text.fortnox} hint={text.fortnoxHint} level={2}>
      {!settings.secrets.fortnoxAccessToken.isSet && <FortnoxGuide />}
      <TextField form={form} name="fortnoxClientId" label={text.fortnoxClientId} />
      {secret('fortnoxClientSecret')}
      {secret('fortnoxAuthorizationCode')}
      <TokenField label={text.fortnoxAccessToken} state={settings.secrets.fortnoxAccessToken} />
      <TokenField label={text.fortnoxRefreshToken} state={settings.secrets.fortnoxRefreshToken} />
      <SwitchField
        form={form}
        name="fortnoxServiceAccount"
        label={text.fortnoxServiceAccount}
        description={text.help.fortnoxServiceAccount}
      />
      <Wide>
        <FortnoxButtons isLinked={settings.secrets.fortnoxAccessToken.isSet} />
      </Wide>
    </FieldGroup>
  );
}
