import { expect, it } from 'vitest';
import { whatIsCredited } from '../../../../../shared/domain/invoice/credit-words.ts';

it.each([
  ['Whole', 'krediterar faktura 000018 i sin helhet'],
  ['Part', 'krediterar en del av faktura 000018'],
  ['Rest', 'krediterar det som återstår av faktura 000018'],
] as const)('a credit of scope %s says what it credits', (creditScope, words) => {
  expect(whatIsCredited({ creditScope, refSerialNumberPadded: '000018' })).toBe(words);
});
