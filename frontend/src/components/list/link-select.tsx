import { useState } from 'react';
import { ChoiceInput } from '../form/choice-input.tsx';
import { ListedInput } from '../form/listed-input.tsx';
import type { OptionSearch } from '../form/option-search.ts';
import type { Option } from '../form/options.ts';
import { useTypedSearch } from '../form/use-typed-search.ts';
import classes from './link-select.module.css';

type Common = {
  label: string;
  nothing: string;
  error?: React.ReactNode;
  input?: object;
  onChosen: (value: number) => void;
};

export function LinkSelect({ options, nothing, ...rest }: Common & { options: readonly Option[] }) {
  return (
    <ListedInput
      {...inputProps(rest)}
      options={options}
      value={null}
      {...(options.length === 0 && { nothingFound: nothing })}
    />
  );
}

type SearchProps = Common & {
  search: OptionSearch;
  linkedIds: readonly number[];
  initialText?: string;
  onTyped?: (text: string) => void;
};

export function LinkSearch({ search, linkedIds, nothing, initialText, onTyped, ...rest }: SearchProps) {
  const [typed, setTyped] = useState(initialText || undefined);
  const { open, failure, hits, ...found } = useTypedSearch(search, typed);
  return (
    <ChoiceInput
      {...inputProps(rest)}
      {...found}
      chosen={null}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        onTyped?.(text ?? '');
      }}
      hits={hits.filter(({ value }) => !linkedIds.includes(Number(value)))}
      onOpen={open}
      nothingFound={failure ?? ((typed ?? '').trim() === '' ? nothing : undefined)}
    />
  );
}

function inputProps({ label, error, input, onChosen }: Omit<Common, 'nothing'>) {
  return {
    size: 'xs' as const,
    w: '15rem',
    'aria-label': label,
    placeholder: label,
    // Fixed: while it is positioned it must not widen a phone's page.
    dropdownProps: { width: 'max-content', position: 'bottom-end', classNames: { dropdown: classes['dropdown'] } },
    error,
    onChoose: (option: Option | null) => {
      if (option) onChosen(Number(option.value));
    },
    ...input,
  };
}
