import { afterEach, describe, expect, it, vi } from 'vitest';
import { findOptions, searchFieldStyles, shownOptions } from '../../../../frontend/src/components/form/options.ts';

const options = ['Akustik AB', 'Ångström Akustik', 'Örebro kommun', 'Café Ölet'].map((label) => ({
  value: label,
  label,
}));
const find = (search: string) => findOptions(options, search).hits.map(({ label }) => label);

describe('searching a selector', () => {
  it('ignores case and accents', () => {
    expect(find('orebro')).toEqual(['Örebro kommun']);
    expect(find('CAFE olet')).toEqual(['Café Ölet']);
  });

  it('puts matches at the beginning first', () => {
    expect(find('akustik')).toEqual(['Akustik AB', 'Ångström Akustik']);
  });

  it('shows everything before anything is typed', () => {
    expect(find('').length).toBe(4);
    expect(findOptions(options, undefined)).toEqual({ hits: options, more: undefined });
  });
});

describe('a selector of five thousand', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `Kund Ö ${index}` }));
  const search = (text: string) => findOptions(many, text);
  afterEach(() => void vi.restoreAllMocks());

  it('shows a hundred, and that there are more', () => {
    expect(search('').hits.length).toBe(shownOptions);
    expect(search('').more).toBe('Visar 100 av 5\u00a0000. Skriv för att hitta fler.');
  });

  it('folds each of them once, however often one types', () => {
    const folding = vi.spyOn(String.prototype, 'normalize');
    search('kund ö');
    expect(folding.mock.calls.length).toBe(many.length + 1);
    for (const text of ['kund ö ', 'kund ö 4', 'kund ö 49', 'kund ö 499', 'kund ö 4999']) search(text);
    expect(folding.mock.calls.length).toBe(many.length + 6);
    expect(search('KUND o 4999').hits.map(({ label }) => label)).toEqual(['Kund Ö 4999']);
  });
});

it('the search of a selector of several has 8 px for each character and 20 more', () => {
  expect(searchFieldStyles('').inputField.width).toBe(`${20 / 16}rem`);
  expect(searchFieldStyles('buller').inputField.width).toBe(`${(6 * 8 + 20) / 16}rem`);
});
