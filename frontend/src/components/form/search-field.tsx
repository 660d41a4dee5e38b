import { useState } from 'react';
import { ChoiceInput, type ChoiceProps } from './choice-input.tsx';
import { useFieldWords } from './field-words.ts';
import { bind, type FieldProps } from './fields.ts';
import { type OptionSearch, useNamed } from './option-search.ts';
import type { Option } from './options.ts';
import { ReadOnlyValue, useReadOnly } from './read-only.tsx';
import { useTypedSearch } from './use-typed-search.ts';

type Props<Values> = FieldProps<Values> &
  Pick<ChoiceProps, 'create' | 'clearable' | 'placeholder'> & {
    search: OptionSearch;
    /** The record's own name for its choice, which may be deleted. */
    current?: Option | undefined;
    onChosen?: (id: number | null) => void;
  };

/** The form gets the id, null, or text that matches no record. */
export function SearchField<Values>({
  form,
  name,
  label,
  readOnly,
  required = false,
  search,
  current,
  onChosen,
  autoFocus,
  ...rest
}: Props<Values>) {
  const { key, error, initial, change, input } = bind({ form, name, autoFocus });
  useFieldWords(name, label, (value) =>
    typeof value === 'number' ? <OptionName search={search} id={value} current={current} /> : asText(value),
  );
  if (useReadOnly(readOnly)) {
    return (
      <ReadOnlyValue label={label}>
        {typeof initial === 'number' && <OptionName search={search} id={initial} current={current} />}
      </ReadOnlyValue>
    );
  }
  return (
    <SearchedChoice
      key={key}
      {...input}
      {...rest}
      label={label}
      withAsterisk={required}
      error={error}
      search={search}
      current={current}
      initial={initial}
      onText={change}
      onChosen={(option, hasChanged) => {
        const id = option ? Number(option.value) : null;
        change(id);
        if (hasChanged) onChosen?.(id);
      }}
    />
  );
}

type ChoiceOf = Omit<ChoiceProps, 'chosen' | 'typed' | 'onType' | 'hits' | 'more' | 'onChoose' | 'onOpen'> & {
  search: OptionSearch;
  current: Option | undefined;
  initial: unknown;
  onText: (text: string) => void;
  onChosen: (option: Option | null, hasChanged: boolean) => void;
};

function SearchedChoice({ search, current, initial, onText, onChosen, ...rest }: ChoiceOf) {
  const [typed, setTyped] = useState(asText(initial) || undefined);
  const { open, failure, ...found } = useTypedSearch(search, typed);
  const [choice, setChoice] = useState<Option | null>();
  const isUnnamed = choice === undefined && typeof initial === 'number' && initial !== current?.value;
  const [named] = useNamed(search, isUnnamed ? [initial] : []);
  const first = (current !== undefined && initial === current.value ? current : named) ?? null;
  const chosen = choice === undefined ? first : choice;
  return (
    <ChoiceInput
      {...rest}
      {...found}
      chosen={chosen}
      typed={typed}
      onType={(text) => {
        setTyped(text);
        if (text !== undefined) onText(text);
      }}
      nothingFound={failure}
      onOpen={open}
      onChoose={(option) => {
        setChoice(option);
        onChosen(option, option?.value !== chosen?.value);
      }}
    />
  );
}

type NameProps = { search: OptionSearch; id: number; current: Option | undefined };

function OptionName({ search, id, current }: NameProps) {
  const [named] = useNamed(search, id === current?.value ? [] : [id]);
  return id === current?.value ? current.label : (named?.label ?? '–');
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');
