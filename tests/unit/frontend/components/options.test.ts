import { describe, expect, it } from 'vitest';
import { foldedFilter } from '../../../../frontend/src/components/form/options.ts';

const options = ['Akustik AB', 'Ångström Akustik', 'Örebro kommun', 'Café Ölet'].map((label) => ({
  value: label,
  label,
}));
const find = (search: string, limit = 10) =>
  foldedFilter({ options: options as never, search, limit }).map((option) => (option as { label: string }).label);

describe('searching a selector', () => {
  it('pays no regard to case and accents', () => {
    expect(find('orebro')).toEqual(['Örebro kommun']);
    expect(find('CAFE olet')).toEqual(['Café Ölet']);
  });

  it('puts what begins with the search first', () => {
    expect(find('akustik')).toEqual(['Akustik AB', 'Ångström Akustik']);
  });

  it('shows everything, up to the limit, before anything is typed', () => {
    expect(find('', 2)).toEqual(['Akustik AB', 'Ångström Akustik']);
  });
});
