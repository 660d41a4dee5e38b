import { useCombobox } from '@mantine/core';
import { useEffect, useState } from 'react';
import { identityOf } from '../../../../shared/lib/text.ts';
import type { Option } from './options.ts';
import { usePendingChoice } from './use-pending-choice.ts';

type CreateChoice = {
  label: (typed: string) => string;
  /** Offers it before anything is typed, where there is nothing to choose. */
  firstLabel?: string;
  onCreate: (typed: string) => void;
  /** A record of this name would be a second one. */
  isThere?: (typed: string) => boolean;
};

export type Choice = {
  chosen: Option | null;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  hits: readonly Option[];
  more?: string | undefined;
  isWaiting?: boolean;
  clearable?: boolean;
  onChoose: (option: Option | null) => void;
  onOpen?: (() => void) | undefined;
  create?: CreateChoice | undefined;
};

const moreValue = 'more';
const createValue = 'create';

/** What keys, clicks and leaving do to a field of one choice. */
export function useChoice({
  chosen,
  typed,
  onType,
  hits: unsortedHits,
  more,
  isWaiting = false,
  clearable = false,
  onChoose,
  onOpen,
  create,
}: Choice) {
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
  const hits = isSearch
    ? [...unsortedHits.filter(isSame), ...unsortedHits.filter((one) => !isSame(one))]
    : unsortedHits;
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
  return { combobox, text, hits, shown, first, isLeft, want, choose, submit, handleKeyDown, leave, setFocused };
}

function creationOf(
  create: CreateChoice | undefined,
  { text, isWaiting, hasHits }: { text: string; isWaiting: boolean; hasHits: boolean },
) {
  if (!create || isWaiting) return [];
  if (text !== '') return create.isThere?.(text) ? [] : [{ value: createValue, label: create.label(text) }];
  return hasHits || create.firstLabel === undefined ? [] : [{ value: createValue, label: create.firstLabel }];
}
