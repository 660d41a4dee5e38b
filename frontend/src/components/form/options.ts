import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { fold } from '../../../../shared/lib/text.ts';

export type Option = { value: string | number; label: string; disabled?: boolean };

/** Shown at a time in a selector; typing narrows the rest. */
export const shownOptions = 100;

/** Every word of the search, without regard to case and accents; what begins with it comes first. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const folded = fold(search);
  if (folded === '') return options.slice(0, limit);
  const words = folded.split(' ');
  const hits = (options as ComboboxItem[])
    .map((option) => ({ option, text: fold(option.label) }))
    .filter(({ text }) => words.every((word) => text.includes(word)));
  const [first, rest] = [
    hits.filter(({ text }) => text.startsWith(folded)),
    hits.filter(({ text }) => !text.startsWith(folded)),
  ];
  return [...first, ...rest].slice(0, limit).map(({ option }) => option);
};

/** While options are shown, Enter takes one and does not send the form. */
export function keepEnter(event: React.KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault();
}

/** While options are shown, Tab takes the highlighted one on its way to the next field. */
export function takeOnTab(event: React.KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: input, key } = event;
  if (key !== 'Tab' || input.getAttribute('aria-expanded') !== 'true') return;
  const list = document.getElementById(input.getAttribute('aria-controls') ?? '');
  list?.querySelector<HTMLElement>('[data-combobox-selected]')?.click();
}
