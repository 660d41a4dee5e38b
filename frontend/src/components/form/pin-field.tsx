import { PasswordInput } from '@mantine/core';
import { bind, type FieldProps } from './fields.ts';

/** A PIN that is being chosen, in sight unless it is hidden: whoever chooses it for somebody passes it on. */
export function PinField<Values>({ form, name, label, description, autoFocus }: FieldProps<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  return (
    <PasswordInput
      key={key}
      {...input}
      label={label}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withAsterisk
      aria-required
      autoComplete="new-password"
      maxLength={64}
      defaultVisible
      defaultValue={(initial as string | undefined) ?? ''}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': 'Visa eller dölj PIN' }}
    />
  );
}
