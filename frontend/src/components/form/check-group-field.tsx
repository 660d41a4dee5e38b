import './field-styles.ts';
import { Checkbox, Group } from '@mantine/core';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';

type Props<Values> = Omit<FieldProps<Values>, 'autoFocus' | 'required'> & { options: readonly Option[] };

export function CheckGroupField<Values>({ form, name, label, readOnly, options, description }: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name });
  useFieldWords(name, label, (values) =>
    options
      .filter(({ value }) => (values as unknown[]).includes(value))
      .map((option) => option.label)
      .join(', '),
  );
  const chosen = initial as (string | number)[];
  if (useReadOnly(readOnly)) {
    const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
    return <ReadOnlyValue label={label}>{labels.join(', ')}</ReadOnlyValue>;
  }
  return (
    <Checkbox.Group
      key={key}
      label={label}
      description={description}
      defaultValue={chosen.map(String)}
      error={error}
      onChange={(texts) =>
        change(options.filter(({ value }) => texts.includes(String(value))).map(({ value }) => value))
      }
    >
      <Group gap="lg" mt="xs" data-path={input['data-path']}>
        {options.map((option) => (
          <Checkbox key={option.value} value={String(option.value)} label={option.label} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}
