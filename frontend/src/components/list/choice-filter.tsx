import { useEffect, useState } from 'react';
import { ListedInput } from '../form/listed-input.tsx';
import { MultiChoice } from '../form/multi-choice.tsx';
import { findOptions } from '../form/options.ts';
import type { Filter } from './list-definition.ts';
import { formsText } from '../../text/forms.ts';

type Of<Kind extends Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>;
  value: string;
  onChange: (value: string) => void;
  naming: object;
  inline: boolean;
};

export function ChoiceFilter({ filter, ...rest }: Of<'select' | 'multi'>) {
  return filter.kind === 'select' ? <OneOf {...rest} filter={filter} /> : <SeveralOf {...rest} filter={filter} />;
}

function OneOf({ filter: { options }, value, onChange, naming }: Of<'select'>) {
  return (
    <ListedInput
      {...naming}
      options={options.map((option) => ({ ...option, value: String(option.value) }))}
      value={value}
      clearable
      onChoose={(option) => onChange(option === null ? '' : String(option.value))}
    />
  );
}

function SeveralOf({ filter: { label, options, onShown }, value, onChange, naming, inline }: Of<'multi'>) {
  const [typed, setTyped] = useState('');
  useEffect(() => onShown?.(), [onShown]);
  const chosen = value === '' ? [] : value.split(',');
  return (
    <MultiChoice
      {...naming}
      {...(inline && { renderPill: () => null, placeholder: placeholderOf(label, chosen.length) })}
      picked={chosen.map((one) => options.find((option) => String(option.value) === one) ?? { value: one, label: '' })}
      typed={typed}
      onType={setTyped}
      {...findOptions(options, typed)}
      nothingFoundMessage={formsText.noHits}
      onPick={(next) => onChange(next.join(','))}
    />
  );
}

function placeholderOf(label: string, count: number): string {
  return count === 0 ? label : `${label} (${count})`;
}
