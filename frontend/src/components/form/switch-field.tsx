import { Switch } from '@mantine/core';
import { asYesOrNo, useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { Wide } from './fields-grid.tsx';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

export function SwitchField<Values>({
  form,
  name,
  label,
  description,
  readOnly,
  autoFocus,
  wide = false,
}: Omit<FieldProps<Values>, 'required'> & { /** Takes a row of the grid. */ wide?: boolean }) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label, asYesOrNo);
  const isReadOnly = useReadOnly(readOnly);
  const shown = isReadOnly ? (
    <ReadOnlyValue label={label}>{asYesOrNo(initial)}</ReadOnlyValue>
  ) : (
    <Switch
      key={key}
      {...input}
      label={label}
      description={description}
      defaultChecked={initial === true}
      error={error}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
  return wide ? <Wide>{shown}</Wide> : shown;
}
