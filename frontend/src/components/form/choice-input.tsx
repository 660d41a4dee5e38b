import './field-styles.ts';
import { Combobox, InputBase, OptionsDropdown, type InputBaseProps, useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { identityOf } from '../../../../shared/lib/text.ts';
import { common } from '../../text/common.ts';
import { leftMessage } from './left-message.ts';
import type { Option } from './options.ts';
import { usePendingChoice } from './use-pending-choice.ts';
import { formsText } from '../../text/forms.ts';

export type ChoiceProps = Omit<InputBaseProps, 'onChange' | 'onBlur' | 'onFocus' | 'size'> & {
  size?: 'xs' | 'sm';
  placeholder?: string | undefined;
  autoFocus?: boolean;
  'aria-label'?: string;
  chosen: Option | null;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  hits: readonly Option[];
  more?: string | undefined;
  isWaiting?: boolean;
  nothingFound?: string | undefined;
  clearable?: boolean;
  opensOnFocus?: boolean;
  onChoose: (option: Option | null) => void;
  onOpen?: (() => void) | undefined;
  create?: CreateChoice | undefined;
  dropdownProps?: object;
  renderOption?: (option: Option) => React.ReactNode;
};

type CreateChoice = {
  label: (typed: string) => string;
  /** Offers it before anything is typed, where there is nothing to choose. */
  firstLabel?: string;
  onCreate: (typed: string) => void;
  /** A record of this name would be a second one. */
  isThere?: (typed: string) => boolean;
};

const moreValue = 'more';
const createValue = 'create';

/** The first hit is active; Enter and Tab choose it. Text that matches no option stays on blur, with a message. */
export function ChoiceInput({
  chosen,
  typed,
  onType,
  hits: found,
  more,
  isWaiting = false,
  nothingFound,
  clearable = false,
  opensOnFocus = false,
  onChoose,
  onOpen,
  create,
  error,
  dropdownProps,
  renderOption,
  ...rest
}: ChoiceProps) {
  const [isFocused, setFocused] = useState(false);
  const { want, isAnyWanted } = usePendingChoice(isWaiting, take);
  const combobox = useCombobox({
    onDropdownOpen: () => {
      onOpen?.();
      if (typed === undefined) combobox.updateSelectedOptionIndex('active', { scrollIntoView: true });
    },
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const text = typed?.trim() ?? '';
  const isSearch = text !== '';
  const isSame = ({ label, disabled }: Option) => !disabled && identityOf(label) === identityOf(text);
  // Of names that only accents tell apart, the typed one is first.
  const hits = isSearch ? [...found.filter(isSame), ...found.filter((one) => !isSame(one))] : found;
  const shown = [
    ...hits.map((option) => ({ ...option, value: String(option.value) })),
    ...(more === undefined ? [] : [{ value: moreValue, label: more, disabled: true }]),
    ...creationOf(create, { text, isWaiting, hasHits: hits.length > 0 }),
  ];
  const first = hits.find(({ disabled }) => !disabled);

  // The list is rendered after it opened.
  const { dropdownOpened, selectFirstOption } = combobox;
  const shownHits =
    dropdownOpened && isSearch && !isWaiting ? `${text} ${hits.map(({ value }) => value).join(' ')}` : undefined;
  useEffect(() => {
    if (shownHits === undefined) return undefined;
    const timer = setTimeout(selectFirstOption);
    return () => clearTimeout(timer);
  }, [shownHits, selectFirstOption]);

  function choose(option: Option | null) {
    want(undefined);
    onType(undefined);
    onChoose(option);
    combobox.closeDropdown();
  }

  function take(which: 'first' | 'only') {
    const option = which === 'first' || hits.length === 1 ? first : hits.find(isSame);
    if (option) choose(option);
  }

  function submit(value: string) {
    if (value === createValue && create) {
      combobox.closeDropdown();
      create.onCreate(text);
      return;
    }
    const option = hits.find((one) => String(one.value) === value);
    if (option) choose(option);
  }

  function handleKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    if (event.ctrlKey || event.metaKey) return;
    // The selected option belongs to an earlier text.
    if (isSearch && isWaiting) combobox.resetSelectedOption();
    const isMarked = dropdownOpened && combobox.getSelectedOptionIndex() >= 0;
    if (event.key === 'Enter') {
      // Enter chooses an option and does not submit the form; Mantine itself chooses a selected option.
      if (dropdownOpened || isSearch) event.preventDefault();
      if (isSearch && isWaiting) want('first');
      else if (!isMarked && isSearch) take('first');
      return;
    }
    if (isSearch && isWaiting) want('first');
    else if (isMarked && first) combobox.clickSelectedOption();
    else if (isSearch) take('first');
  }

  function leave() {
    setFocused(false);
    combobox.closeDropdown();
    if (typed === undefined || isAnyWanted()) return;
    if (text === '') choose(clearable ? null : chosen);
    else if (isWaiting) want('only');
    else take('only');
  }

  const isLeft = isSearch && !isFocused && !isWaiting;
  return (
    <Combobox
      store={combobox}
      withinPortal={false}
      floatingStrategy="fixed"
      {...(rest.size && { size: rest.size })}
      onOptionSubmit={submit}
      {...dropdownProps}
    >
      <Combobox.Target withExpandedAttribute>
        <InputBase
          {...rest}
          component="input"
          autoComplete="off"
          value={typed ?? chosen?.label ?? ''}
          error={isLeft ? leftMessage(text, first !== undefined, nothingFound) : error}
          rightSectionPointerEvents={clearable && chosen ? 'auto' : 'none'}
          rightSection={
            clearable && chosen ? (
              <Combobox.ClearButton aria-label={common.clear} onClear={() => choose(null)} />
            ) : (
              <Combobox.Chevron error={error} />
            )
          }
          onChange={(event) => {
            want(undefined);
            onType(event.currentTarget.value);
            combobox.resetSelectedOption();
            combobox.openDropdown();
          }}
          onFocus={(event) => {
            setFocused(true);
            if (opensOnFocus) combobox.openDropdown();
            // Typing replaces the chosen value, however the field got focus.
            event.currentTarget.select();
          }}
          onBlur={leave}
          onClick={() => combobox.openDropdown()}
          onKeyDown={handleKeyDown}
        />
      </Combobox.Target>
      <OptionsDropdown
        data={shown}
        value={chosen ? String(chosen.value) : null}
        withScrollArea={false}
        withCheckIcon
        checkIconPosition="right"
        nothingFoundMessage={dropdownOpened && (isWaiting ? formsText.searching : (nothingFound ?? formsText.noHits))}
        unstyled={false}
        labelId={undefined}
        aria-label={rest['aria-label'] ?? (typeof rest.label === 'string' ? rest.label : undefined)}
        filter={undefined}
        search={undefined}
        limit={undefined}
        maxDropdownHeight={undefined}
        scrollAreaProps={undefined}
        {...(renderOption && {
          renderOption: ({ option }: { option: { value: string; label: string } }) => {
            const one = hits.find(({ value }) => String(value) === option.value);
            return one ? renderOption(one) : option.label;
          },
        })}
      />
    </Combobox>
  );
}

function creationOf(
  create: CreateChoice | undefined,
  { text, isWaiting, hasHits }: { text: string; isWaiting: boolean; hasHits: boolean },
) {
  if (!create || isWaiting) return [];
  if (text !== '') return create.isThere?.(text) ? [] : [{ value: createValue, label: create.label(text) }];
  return hasHits || create.firstLabel === undefined ? [] : [{ value: createValue, label: create.firstLabel }];
}
