import { bind, type FieldProps } from './fields.ts';
import { HiddenInput } from './hidden-input.tsx';
import { pinsText } from '../../text/pins.ts';

export function CurrentPinField<Values>({ form, name, label, autoFocus }: FieldProps<Values>) {
  const { key, error, change, input } = bind({ form, name, autoFocus });
  return (
    <HiddenInput
      key={key}
      {...input}
      label={label}
      withAsterisk
      aria-required
      autoComplete="current-password"
      maxLength={64}
      error={error}
      onChange={(event) => change(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': pinsText.showCurrent }}
    />
  );
}
