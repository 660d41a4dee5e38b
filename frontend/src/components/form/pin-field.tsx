import { useState } from 'react';
import type { PinOwner } from '../../../../shared/domain/guessable-pin.ts';
import { bind, type FieldProps } from './fields.ts';
import { HiddenInput } from './hidden-input.tsx';
import { PinHint } from './pin-hint.tsx';
import { pinsText } from '../../text/pins.ts';

type Props<Values> = FieldProps<Values> & {
  owner: PinOwner;
  shortest: number | undefined;
};

/** Visible by default: an administrator passes it on to the user. */
export function PinField<Values>({ form, name, label, description, autoFocus, owner, shortest }: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  const [typed, setTyped] = useState('');
  return (
    <div>
      <HiddenInput
        key={key}
        {...input}
        label={label}
        description={description}
        withAsterisk
        aria-required
        autoComplete="new-password"
        maxLength={64}
        defaultVisible
        defaultValue={(initial as string | undefined) ?? ''}
        error={error}
        onChange={(event) => {
          change(event.currentTarget.value);
          setTyped(event.currentTarget.value);
        }}
        visibilityToggleButtonProps={{ 'aria-label': pinsText.showOrHide }}
      />
      <PinHint pin={typed} owner={owner} shortest={shortest} />
    </div>
  );
}
