import { Switch, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { DayFilter } from './day-filter.tsx';
import type { Filter } from './list-definition.ts';
import type { ListState } from './use-list-state.ts';
import { lazy } from '../lazy.tsx';
import { listsText } from '../../text/lists.ts';
import classes from './list-page.module.css';

const ChoiceFilter = lazy(
  () => import('./choice-filter.tsx'),
  'ChoiceFilter',
  ({ naming }) => <TextInput {...naming} disabled />,
);

const debounceMs = 200;

type Props = {
  filter: Filter;
  state: ListState;
  inline?: boolean;
  isFirst?: boolean;
};

export function FilterField({ filter, state, inline = false, isFirst = false }: Props) {
  const value = state.filter[filter.key] ?? '';
  const set = (next: string) => state.setFilter(filter.key, next);
  // The other end of a period that moves with time stays on its day.
  const setDay = (day: string) => {
    const { from, to } = (filter.kind === 'day' && filter.period) || { from: filter.key, to: filter.key };
    state.setFilters({ [from]: state.filter[from] ?? '', [to]: state.filter[to] ?? '', [filter.key]: day });
  };
  const naming = inline
    ? inlineNaming(filter, value)
    : { label: filter.label, ...(isFirst && { 'data-autofocus': true }) };

  switch (filter.kind) {
    case 'text':
      return <TypedFilter value={value} onChange={(next) => state.setFilter(filter.key, next, true)} naming={naming} />;
    case 'day':
      return <DayFilter label={filter.label} value={value} onChange={setDay} inline={inline} />;
    case 'toggle': {
      const isOn = value === 'true';
      const [shown, other] = isOn ? filter.labels.toReversed() : filter.labels;
      const meaning = listsText.toggle(shown, other);
      return (
        <Switch
          aria-label={meaning}
          title={meaning}
          size={inline ? 'xs' : 'sm'}
          checked={isOn}
          label={shown}
          onChange={(event) => set(event.currentTarget.checked ? 'true' : '')}
        />
      );
    }
    default:
      return <ChoiceFilter filter={filter} value={value} onChange={set} naming={naming} inline={inline} />;
  }
}

/** An empty field is named by its placeholder, and a filled one beside what is filled in. */
function inlineNaming({ label, kind }: Filter, value: string) {
  const isNamedInside = value === '' || kind === 'multi';
  return isNamedInside
    ? { 'aria-label': label, placeholder: label, size: 'xs' as const, w: '10rem' }
    : { label, size: 'xs' as const, className: classes['filled'] };
}

type TypedProps = { value: string; onChange: (value: string) => void; naming: object };

function TypedFilter({ value, onChange, naming }: TypedProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  /** Values of this field that the address does not show yet: more may have been typed since. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (value !== shown) {
    setShown(value);
    const own = sent.indexOf(value);
    setSent(own === -1 ? [] : sent.slice(own + 1));
    if (own === -1 && value.trim() !== text.trim()) setText(value);
  }

  function take(next: string, afterMs: number) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (next.trim() !== value) setSent((before) => [...before, next.trim()]);
      onChange(next.trim());
    }, afterMs);
  }

  return (
    <TextInput
      {...naming}
      type="search"
      autoComplete="off"
      value={text}
      onChange={(event) => take(event.currentTarget.value, debounceMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(text, 0);
      }}
    />
  );
}
