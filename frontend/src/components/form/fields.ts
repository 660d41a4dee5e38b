import type { LooseKeys, UseFormReturnType } from '@mantine/form';

/** Any form; its fields are named by paths into its values ('newMainAddress.city'). */
export type FormOf<Values> = UseFormReturnType<Values>;

/** What every field takes. */
export type FieldProps<Values> = {
  form: FormOf<Values>;
  name: LooseKeys<Values>;
  label: string;
  description?: React.ReactNode;
  /** Marks the field as one that has to be filled in; the schema decides whether it is. */
  required?: boolean;
  /** Shown as text. Inherited from the form's own. */
  readOnly?: boolean;
  autoFocus?: boolean;
};

type Bound = {
  key: string;
  error: React.ReactNode;
  /** The value the field starts from; it has its own from then on, until the form gives it another key. */
  initial: unknown;
  change: (value: unknown) => void;
  input: { name: string; 'data-path': string; 'data-autofocus'?: true };
};

/** Binds a field to its form (uncontrolled: typing in one field draws that field alone). */
export function bind<Values>({
  form,
  name,
  autoFocus = false,
}: Pick<FieldProps<Values>, 'form' | 'name' | 'autoFocus'>): Bound {
  const props = form.getInputProps(name) as ReturnType<typeof form.getInputProps> & { 'data-path': string };
  return {
    key: form.key(name),
    error: props.error as React.ReactNode,
    initial: props.defaultValue as unknown,
    change: props.onChange as (value: unknown) => void,
    // The panel's focus trap looks for the attribute.
    input: { name: String(name), 'data-path': props['data-path'], ...(autoFocus && { 'data-autofocus': true }) },
  };
}
