import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { dayOf } from '../../../../shared/lib/days.ts';
import { useMeta } from '../../api/use-meta.ts';
import { periodsText as text } from '../../text/periods.ts';
import type { Period } from './list-definition.ts';
import { periodsOn } from './periods.ts';
import type { ListState } from './use-list-state.ts';

const own = 'own';
const any = '';

type Props = { period: Period; state: ListState };

export function PeriodField({ period: { label, from, to }, state }: Props) {
  const [today] = useState(() => dayOf(new Date()));
  const periods = Object.entries(periodsOn(today, useMeta()?.fiscalYearStart ?? 1));
  const [first = '', last = ''] = [state.filter[from], state.filter[to]];
  const chosen = periods.find(([, days]) => days.from === first && days.to === last)?.[0];
  const nothing = first === '' && last === '' ? any : own;
  return (
    <NativeSelect
      label={text.period(label)}
      value={chosen ?? nothing}
      data={[
        { value: any, label: text.any },
        ...periods.map(([key]) => ({ value: key, label: text.presets[key as keyof typeof text.presets] })),
        { value: own, label: text.own, disabled: true },
      ]}
      onChange={({ currentTarget: { value } }) => {
        const days = periods.find(([key]) => key === value)?.[1];
        state.setFilters({ [from]: days?.from ?? '', [to]: days?.to ?? '' });
      }}
    />
  );
}
