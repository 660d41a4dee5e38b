import { Button, Group, Input, Text } from '@mantine/core';
import type { GivenSecretField as Name, SecretState } from '../../../../shared/schemas/settings.ts';
import { bind, type FormOf } from '../../components/form/fields.ts';
import { HiddenInput } from '../../components/form/hidden-input.tsx';
import { useWatched } from '../../components/form/use-watched.ts';
import { systemSettingsText as text } from '../../text/system-settings.ts';
import type { SystemSettingsValues } from './system-settings-values.ts';

type Props = { form: FormOf<SystemSettingsValues>; name: Name; label: string; state: SecretState };

export function SecretField({ form, name, label, state }: Props) {
  const given = useWatched(form, name);
  const put = (value: string | null | undefined) => form.setFieldValue(name, value);
  if (!state.isSet || typeof given === 'string') {
    return (
      <SecretInput form={form} name={name} label={label} isReplacing={state.isSet} onKeep={() => put(undefined)} />
    );
  }
  const isToGo = given === null;
  return (
    <Input.Wrapper label={label} labelElement="div">
      <Group gap="xs" mih="2.25rem">
        <Text size="sm" aria-live="polite">
          {isToGo ? text.secretToRemove : text.secretSet(state.lastFour)}
        </Text>
        {isToGo ? (
          <Button size="xs" variant="default" aria-label={`${text.keepSecret} ${label}`} onClick={() => put(undefined)}>
            {text.keepSecret}
          </Button>
        ) : (
          <>
            <Button size="xs" variant="default" aria-label={`${text.replaceSecret} ${label}`} onClick={() => put('')}>
              {text.replaceSecret}
            </Button>
            <Button size="xs" variant="default" aria-label={`${text.removeSecret} ${label}`} onClick={() => put(null)}>
              {text.removeSecret}
            </Button>
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}

type InputProps = Omit<Props, 'state'> & { isReplacing: boolean; onKeep: () => void };

function SecretInput({ form, name, label, isReplacing, onKeep }: InputProps) {
  const { key, error, change, input } = bind({ form, name });
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <HiddenInput
        key={key}
        {...input}
        flex={1}
        label={label}
        placeholder={isReplacing ? undefined : text.secretNotSet}
        autoComplete="off"
        autoFocus={isReplacing}
        error={error}
        visibilityToggleButtonProps={{ 'aria-label': text.showSecret(label) }}
        // An empty field without a stored secret is no change.
        onChange={({ currentTarget }) =>
          change(currentTarget.value === '' && !isReplacing ? undefined : currentTarget.value)
        }
      />
      {isReplacing && (
        <Button variant="default" aria-label={`${text.keepSecret} ${label}`} onClick={onKeep}>
          {text.keepSecret}
        </Button>
      )}
    </Group>
  );
}
