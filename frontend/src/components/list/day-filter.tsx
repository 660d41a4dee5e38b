import { Suspense } from 'react';
import { TextInput } from '@mantine/core';
import { isDay } from '../../../../shared/lib/days.ts';
import { lazy } from '../parts.ts';

const DayInput = lazy(async () => ({ default: (await import('../form/date-field.tsx')).DayInput }));

type Props = { label: string; value: string; onChange: (day: string) => void; inline: boolean };

/** A day to filter by; only a whole day, or none, searches. */
export function DayFilter({ label, value, onChange, inline }: Props) {
  return (
    <Suspense fallback={<TextInput label={inline ? undefined : label} aria-label={label} disabled />}>
      <DayInput
        label={label}
        initial={value}
        {...(inline && { size: 'xs' })}
        onChange={(day) => {
          if (day === null || isDay(day)) onChange(day ?? '');
        }}
      />
    </Suspense>
  );
}
