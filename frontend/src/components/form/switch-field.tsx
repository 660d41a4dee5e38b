import { Switch } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { common } from '../../text/common.ts';

export function SwitchField<Values>({
  form,
  name,
  label,
  description,
  readOnly,
  autoFocus,
}: Omit<FieldProps<Values>, 'required'>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label, (value) => (value === true ? common.yes : common.no));
  if (useReadOnly(readOnly))
    return <ReadOnlyValue label={label}>{initial === true ? common.yes : common.no}</ReadOnlyValue>;
  return (
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
}
