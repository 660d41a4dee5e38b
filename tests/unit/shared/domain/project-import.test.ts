import { describe, expect, it } from 'vitest';
import { codeKey, importColumns, readImportRow } from '../../../../shared/domain/project-import.ts';

const empty = Object.fromEntries(importColumns.map(({ key }) => [key, ''])) as Parameters<typeof readImportRow>[0];
const read = (cells: Partial<typeof empty>) =>
  readImportRow({ ...empty, projectCode: '19-0001', customerName: 'Ekhuset AB', ...cells });

describe('a row of old projects', () => {
  it('is active unless it says no, in any of the usual words', () => {
    for (const word of ['', 'ja', 'J', 'x', '1', 'TRUE', 'sant']) expect(read({ active: word }).row.active).toBe(true);
    for (const word of ['Nej', 'n', '0', 'false', 'FALSKT']) expect(read({ active: word }).row.active).toBe(false);
    expect(read({ active: 'kanske' }).faults).toEqual([
      { key: 'active', message: 'Skriv Ja eller Nej, eller lämna cellen tom för Ja.' },
    ]);
  });

  it('needs a code and a customer', () => {
    expect(read({ projectCode: '', customerName: '' }).faults.map(({ message }) => message)).toEqual([
      'Projektkoden saknas.',
      'Kunden saknas.',
    ]);
  });

  it.each(['a b', 'a/b', '..', '-_-', 'x'.repeat(33)])('refuses the code %j', (projectCode) => {
    expect(read({ projectCode }).faults.map(({ key }) => key)).toEqual(['projectCode']);
  });

  it('takes a whole address or none', () => {
    expect(read({}).row.object).toBeNull();
    expect(read({ objectAddress1: 'Kajen 1' }).faults.map(({ key }) => key)).toEqual([
      'objectPostalCode',
      'objectCity',
    ]);
    expect(
      read({ objectAddress1: 'Kajen 1', objectPostalCode: '41101', objectCity: 'Göteborg' }).row.object,
    ).toMatchObject({ postalCode: '411 01' });
  });

  it('has the same code in any case', () => {
    expect(codeKey('Åx-1')).toBe(codeKey('åX-1'));
  });
});
