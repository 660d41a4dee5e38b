import { describe, expect, it } from 'vitest';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';

describe('a typed number', () => {
  it.each([
    ['7,5', 7.5],
    ['7.5', 7.5],
    ['7,', 7],
    ['12,34', 12.34],
    [',5', 0.5],
    [',25', 0.25],
    ['0', 0],
    ['+7', 7],
    ['-0,5', -0.5],
    ['−5', -5],
    ['–5', -5],
    ['‑5', -5],
    ['1\u00a0234\u00a0567', 1234567],
    ['1\u202f234\u202f567', 1234567],
    ["1'234'567", 1234567],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567,50', 1234567.5],
    ['1,234,567.50', 1234567.5],
    [' 1 234,50 kr', 1234.5],
    ['50 KR.', 50],
    ['50 sek  ', 50],
    ['8 tim', 8],
    ['8h', 8],
    ['3 st.', 3],
    ['25 %', 25],
    ['1 000:-', 1000],
    ['1 000 -', 1000],
  ])('%j is %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each(['', '   '])('%j is empty', (text) => {
    expect(parseNumber(text)).toBeNull();
  });

  it.each([
    'abc',
    '1,2,3',
    '5 stycken',
    '--5',
    '+-5',
    'kr',
    '-',
    '1e5',
    'ca 5',
    '5 ca',
    '.',
    ',',
    '1.a',
    '1.2.3',
    '5 kr kvar',
    '5-6',
    '5:-6',
    '5:',
    '1.234,5,6',
  ])('%j is no number', (text) => {
    expect(parseNumber(text)).toBeUndefined();
  });
});
