import { expect, it } from 'vitest';
import { filesText } from '../../../../frontend/src/text/files.ts';
import { fortnoxText } from '../../../../frontend/src/text/fortnox.ts';
import { staffTimeLogsText } from '../../../../frontend/src/text/staff-time-logs.ts';

it('one invoice and one file have singular texts', () => {
  expect(fortnoxText.compared(1, 0)).toBe('1 faktura jämförd, 0 skillnader');
  expect(fortnoxText.compared(1200, 1)).toBe('1\u00a0200 fakturor jämförda, 1 skillnad');
  expect(filesText.working('Ritningar', 1)).toBe('Ritningar: 1 fil hittills');
  expect(filesText.working('Ritningar', 900)).toBe('Ritningar: 900 filer hittills');
});

it.each([
  ['Anna Lind', 'Anna Linds'],
  ['Per Moritz', 'Per Moritz'],
  ['Eva Marx', 'Eva Marx'],
  ['Bo Ås', 'Bo Ås'],
])('the time log of %s is %s', (name, whose) => {
  expect(staffTimeLogsText.readingOf(name)).toContain(`Du läser ${whose} tidlogg.`);
});
