import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { isDay } from '../../../../shared/lib/days.ts';
import { lazy } from '../lazy.tsx';
import { listsText } from '../../text/lists.ts';

const DayInput = lazy(
  () => import('../form/date-field.tsx'),
  'DayInput',
  ({ label, size }) => <TextInput label={size ? undefined : label} aria-label={label} disabled />,
);

type Props = { label: string; value: string; onChange: (day: string) => void; inline: boolean };

export function DayFilter({ label, value, onChange, inline }: Props) {
  /** The filter's value when something that is no day was typed; another value replaces what was typed. */
  const [valueAtFault, setValueAtFault] = useState<string>();

  function take(day: string | null) {
    const isUsable = day === null || isDay(day);
    setValueAtFault(isUsable ? undefined : value);
    if (isUsable && (day ?? '') !== value) onChange(day ?? '');
  }

  return (
    <DayInput
      label={label}
      value={value}
      error={valueAtFault === value ? listsText.notADay : undefined}
      {...(inline && { size: 'xs' })}
      onChange={() => setValueAtFault(undefined)}
      onDone={take}
    />
  );
}
