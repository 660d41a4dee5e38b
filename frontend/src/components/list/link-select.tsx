import { useState } from 'react';
import { ChoiceInput } from '../form/choice-input.tsx';
import { ListedInput } from '../form/listed-input.tsx';
import type { OptionSearch } from '../form/option-search.ts';
import type { Option } from '../form/options.ts';
import { useTypedSearch } from '../form/use-typed-search.ts';
import classes from './link-select.module.css';

type Common = {
  /** Its name and its placeholder: 'Koppla befintlig person'. */
  label: string;
  /** Said when there is none left. */
  nothing: string;
  error?: React.ReactNode;
  /** Attributes of the input. */
  input?: object;
  onChosen: (value: number) => void;
};

/** A search field that adds one more of what there is: it forgets the choice at once. */
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
  /** What is chosen already. */
  linkedIds: readonly number[];
  /** What was typed before a reload. */
  initialText?: string;
  /** Tells of text that has not become a choice; '' when there is none. */
  onTyped?: (text: string) => void;
};

/** The same, searched at the server. */
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
    // Fixed: for the moment it is too far out it must not make a phone's page wider.
    dropdownProps: { width: 'max-content', position: 'bottom-end', classNames: { dropdown: classes['dropdown'] } },
    error,
    onChoose: (option: Option | null) => {
      if (option) onChosen(Number(option.value));
    },
    ...input,
  };
}
