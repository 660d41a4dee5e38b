import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** Mantine marks no field of a password as invalid: it would not be read out as wrong, nor get the focus then. */
export function HiddenInput(props: PasswordInputProps) {
  return <PasswordInput aria-invalid={props.error ? true : undefined} {...props} />;
}
