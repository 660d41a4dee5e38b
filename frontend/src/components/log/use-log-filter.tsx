import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { LogPages } from './use-log-pages.ts';

const debounceMs = 200;

export function useLogFilter<Name extends string>(none: Record<Name, string>, pages: LogPages) {
  const [typed, setTyped] = useState(none);
  const [filter] = useDebouncedValue(typed, debounceMs);
  const field = (name: Name, label: string) => (
    <TextInput
      size="xs"
      label={label}
      value={typed[name]}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.currentTarget.value });
        pages.setPage(() => 1);
      }}
    />
  );
  return { filter, field, isFiltered: Object.values(filter).some((value) => value !== '') };
}
