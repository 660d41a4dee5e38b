import { useEffect, useState } from 'react';
import { ListedInput } from '../form/listed-input.tsx';
import { MultiChoice } from '../form/multi-choice.tsx';
import { findOptions, type Option } from '../form/options.ts';
import type { Filter } from './list-definition.ts';
import { formsText } from '../../text/forms.ts';

type ChoiceFilterProps<Kind extends Filter['kind']> = {
  filter: Extract<Filter, { kind: Kind }>;
  value: string;
  onChange: (value: string) => void;
  naming: object;
  inline: boolean;
};

export function ChoiceFilter({ filter, ...rest }: ChoiceFilterProps<'select' | 'multi'>) {
  return filter.kind === 'select' ? <OneOf {...rest} filter={filter} /> : <SeveralOf {...rest} filter={filter} />;
}

function OneOf({ filter: { options }, value, onChange, naming }: ChoiceFilterProps<'select'>) {
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

function SeveralOf({
  filter: { label, options, onShown },
  value,
  onChange,
  naming,
  inline,
}: ChoiceFilterProps<'multi'>) {
  const [typed, setTyped] = useState('');
  useEffect(() => onShown?.(), [onShown]);
  const chosen = value === '' ? [] : value.split(',');
  const picked = chosen.map(
    (one) => options.find((option) => String(option.value) === one) ?? { value: one, label: '' },
  );
  return (
    <MultiChoice
      {...naming}
      {...(inline && { renderPill: () => null, ...inWords(label, picked) })}
      picked={picked}
      typed={typed}
      onType={setTyped}
      {...findOptions(options, typed)}
      nothingFoundMessage={formsText.noHits}
      onPick={(next) => onChange(next.join(','))}
    />
  );
}

/** Name and choices in the field itself, so that no chip has to repeat them. */
function inWords(label: string, picked: readonly Option[]) {
  const labels = picked.map((option) => option.label).filter(Boolean);
  const words = picked.length === 0 ? label : `${label}: ${labels.join(', ') || picked.length}`;
  return { placeholder: words, title: words, ...(picked.length > 0 && { w: widthOf(words) }) };
}

/** As wide as the words, beside the buttons of the field, but not as half the toolbar. */
const widthOf = (words: string) => `clamp(10rem, ${(words.length * letterRem + buttonsRem).toFixed(2)}rem, 20rem)`;
const letterRem = 0.42;
const buttonsRem = 3.5;
