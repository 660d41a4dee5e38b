import { useState } from 'react';
import { ChoiceInput, type ChoiceProps } from '../form/choice-input.tsx';
import { type OptionSearch, useFound } from '../form/option-search.ts';
import { findOptions, type Option } from '../form/options.ts';
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
  const [typed, setTyped] = useState<string>();
  return (
    <LinkInput
      {...rest}
      typed={typed}
      onType={setTyped}
      {...findOptions(options, typed)}
      {...(options.length === 0 && { nothingFound: nothing })}
    />
  );
}

/** The same, searched at the server. @param linkedIds what is chosen already */
export function LinkSearch({
  search,
  linkedIds,
  nothing,
  ...rest
}: Common & { search: OptionSearch; linkedIds: readonly number[] }) {
  const [typed, setTyped] = useState<string>();
  const [isOpened, setOpened] = useState(false);
  const found = useFound(search, typed ?? '', isOpened || typed !== undefined);
  const left = found.options.filter(({ value }) => !linkedIds.includes(Number(value)));
  return (
    <LinkInput
      {...rest}
      typed={typed}
      onType={setTyped}
      hits={left}
      more={found.more}
      isWaiting={found.isWaiting}
      onOpen={() => setOpened(true)}
      {...((typed ?? '').trim() === '' && { nothingFound: nothing })}
    />
  );
}

type InputProps = Omit<Common, 'nothing'> &
  Pick<ChoiceProps, 'typed' | 'onType' | 'hits' | 'more' | 'isWaiting' | 'nothingFound' | 'onOpen'>;

function LinkInput({ label, error, input, onChosen, ...rest }: InputProps) {
  return (
    <ChoiceInput
      {...rest}
      size="xs"
      w="15rem"
      aria-label={label}
      placeholder={label}
      chosen={null}
      // Fixed: for the moment it is too far out it must not make a phone's page wider.
      dropdownProps={{ width: 'max-content', position: 'bottom-end', classNames: { dropdown: classes['dropdown'] } }}
      error={error}
      onChoose={(option) => {
        if (option) onChosen(Number(option.value));
      }}
      {...input}
    />
  );
}
