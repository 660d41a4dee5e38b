import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { dayOf } from '../../../../shared/lib/days.ts';
import { useMeta } from '../../api/use-meta.ts';
import { periodsText as text } from '../../text/periods.ts';
import type { Period } from './list-definition.ts';
import { periodsOn, presetOf } from './periods.ts';
import type { ListState } from './use-list-state.ts';

const own = 'own';
const any = '';

type Props = { period: Period; state: ListState };

/** Writes the name of the period into the address, so that 'Förra månaden' of a saved view moves with time. */
export function PeriodField({ period, state }: Props) {
  const { label, from, to } = period;
  const [today] = useState(() => dayOf(new Date()));
  const presets = periodsOn(today, useMeta()?.fiscalYearStart ?? 1);
  const periods = Object.entries(presets);
  const [first = '', last = ''] = [state.filter[from], state.filter[to]];
  const chosen =
    presetOf(period, state.viewFilter, presets) ??
    periods.find(([, days]) => days.from === first && days.to === last)?.[0];
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
        state.setFilters({ [from]: value, [to]: value });
      }}
    />
  );
}
