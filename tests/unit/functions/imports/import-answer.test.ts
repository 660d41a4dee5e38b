import { expect, it } from 'vitest';
import { answerOf, checkMessage } from '../../../../functions/imports/import-answer.ts';
import { recordKinds } from '../../../../functions/imports/record-kinds.ts';

const kind = recordKinds.customer;
const answer = answerOf(
  { faults: [], unread: [], hidden: [] },
  { faults: [], matches: [], alike: [], doubts: [], fresh: [] },
);

it.each([
  [{ newCount: 2 }, 'Filen stämmer: 2 kunder kan importeras'],
  [{ newCount: 1, matchCount: 1 }, 'Filen stämmer: 1 kund kan importeras, 1 kund finns redan och lämnas som den är'],
  [{ newCount: 1, matchCount: 2 }, 'Filen stämmer: 1 kund kan importeras, 2 kunder finns redan och lämnas som de är'],
  [{ matchCount: 2 }, 'Allt i filen finns redan. Det finns inget att importera.'],
  [{ faultCount: 1, newCount: 2 }, '1 cell behöver rättas'],
  [{ faultCount: 3, newCount: 2 }, '3 celler behöver rättas'],
])('the check of an import file with %j answers %j', (counts, message) => {
  expect(checkMessage({ ...answer, ...counts }, kind)).toBe(message);
});
