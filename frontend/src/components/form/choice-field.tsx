import './field-styles.ts';
import { Group, Radio } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = Omit<FieldProps<Values>, 'autoFocus'> & { options: readonly Option[] };

export function ChoiceField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  options,
  description,
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name });
  useFieldWords(name, label, (value) => options.find((option) => option.value === value)?.label ?? '');
  if (useReadOnly(readOnly)) {
    return <ReadOnlyValue label={label}>{options.find(({ value }) => value === initial)?.label}</ReadOnlyValue>;
  }
  return (
    <Radio.Group
      key={key}
      name={input.name}
      label={label}
      description={description}
      withAsterisk={required}
      defaultValue={`${initial as string | number}`}
      error={error}
      onChange={(chosen) => change(options.find(({ value }) => String(value) === chosen)?.value)}
    >
      <Group gap="lg" mt="xs" data-path={input['data-path']}>
        {options.map((option) => (
          <Radio key={option.value} value={String(option.value)} label={option.label} />
        ))}
      </Group>
    </Radio.Group>
  );
}
