import type { LooseKeys, UseFormReturnType } from '@mantine/form';

export type FormOf<Values> = UseFormReturnType<Values>;

export type FieldProps<Values> = {
  form: FormOf<Values>;
  name: LooseKeys<Values>;
  label: string;
  description?: React.ReactNode;
  required?: boolean;
  readOnly?: boolean;
  autoFocus?: boolean;
};

type BoundField = {
  key: string;
  error: React.ReactNode;
  initial: unknown;
  change: (value: unknown) => void;
  input: { name: string; 'data-path': string; 'data-autofocus'?: true };
};

/** Uncontrolled: typing renders only that field. */
export function bind<Values>({
  form,
  name,
  autoFocus = false,
}: Pick<FieldProps<Values>, 'form' | 'name' | 'autoFocus'>): BoundField {
  const props = form.getInputProps(name) as ReturnType<typeof form.getInputProps> & { 'data-path': string };
  return {
    key: form.key(name),
    error: props.error as React.ReactNode,
    initial: props.defaultValue as unknown,
    change: props.onChange as (value: unknown) => void,
    // Mantine's focus trap looks for this attribute.
    input: { name: String(name), 'data-path': props['data-path'], ...(autoFocus && { 'data-autofocus': true }) },
  };
}
