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
  const [error, setError] = useState<string>();

  function take(day: string | null) {
    const isUsable = day === null || isDay(day);
    setError(isUsable ? undefined : listsText.notADay);
    if (isUsable && (day ?? '') !== value) onChange(day ?? '');
  }

  return (
    <DayInput
      label={label}
      value={value}
      error={error}
      {...(inline && { size: 'xs' })}
      onChange={() => setError(undefined)}
      onDone={take}
    />
  );
}
