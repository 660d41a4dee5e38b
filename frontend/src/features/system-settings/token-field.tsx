import { TextInput } from '@mantine/core';
import type { SecretState } from '../../../../shared/schemas/settings.ts';
import { formatInstant } from '../../components/format.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';

export function TokenField({ label, state }: { label: string; state: SecretState }) {
  return (
    <TextInput
      label={label}
      disabled
      // Readable although disabled.
      styles={{ input: { color: 'var(--mantine-color-dimmed)', opacity: 1 } }}
      value={state.isSet ? text.secretSet(state.lastFour) : text.secretNotSet}
      description={state.expiresAt && text.expires(formatInstant(state.expiresAt))}
      inputWrapperOrder={['label', 'input', 'description']}
    />
  );
}
