import { afterEach, describe, expect, it, vi } from 'vitest';
import { foldedFilter, searchFieldStyles, shownOptions } from '../../../../frontend/src/components/form/options.ts';

const options = ['Akustik AB', 'Ångström Akustik', 'Örebro kommun', 'Café Ölet'].map((label) => ({
  value: label,
  label,
}));
const find = (search: string, limit = 10) =>
  foldedFilter({ options, search, limit }).map((option) => (option as { label: string }).label);

describe('searching a selector', () => {
  it('pays no regard to case and accents', () => {
    expect(find('orebro')).toEqual(['Örebro kommun']);
    expect(find('CAFE olet')).toEqual(['Café Ölet']);
  });

  it('puts what begins with the search first', () => {
    expect(find('akustik')).toEqual(['Akustik AB', 'Ångström Akustik']);
  });

  it('shows everything, up to the limit, before anything is typed', () => {
    expect(find('', 4).length).toBe(4);
  });

  it('says how many there are, and how to find them, where it does not show all', () => {
    expect(find('', 2)).toEqual(['Akustik AB', 'Ångström Akustik', 'Visar 2 av 4. Skriv för att hitta fler.']);
    expect(find('akustik', 1)).toEqual(['Akustik AB', 'Visar 1 av 2. Skriv för att hitta fler.']);
  });
});

describe('a selector of five thousand', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `Kund Ö ${index}` }));
  const search = (text: string) => foldedFilter({ options: many, search: text, limit: shownOptions });
  afterEach(() => void vi.restoreAllMocks());

  it('shows a hundred, and that there are more', () => {
    expect(search('').length).toBe(shownOptions + 1);
    expect(search('').at(-1)).toMatchObject({
      label: 'Visar 100 av 5\u00a0000. Skriv för att hitta fler.',
      disabled: true,
    });
  });

  it('folds each of them once, however often one types', () => {
    const folding = vi.spyOn(String.prototype, 'normalize');
    search('kund');
    expect(folding.mock.calls.length).toBe(many.length + 1);
    for (const text of ['kund o', 'kund o 4', 'kund o 49', 'kund o 499', 'kund o 4999']) search(text);
    expect(folding.mock.calls.length).toBe(many.length + 6);
    expect(search('KUND o 4999').map((option) => (option as { label: string }).label)).toEqual(['Kund Ö 4999']);
  });
});

it('the search of a selector of several has 8 px for each character and 20 more', () => {
  expect(searchFieldStyles('').inputField.width).toBe(`${20 / 16}rem`);
  expect(searchFieldStyles('buller').inputField.width).toBe(`${(6 * 8 + 20) / 16}rem`);
});
