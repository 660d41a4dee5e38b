import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { localUsers } from '../../../../functions/demo/local-users.ts';
import { guessableAs, strengthOf } from '../../../../shared/domain/guessable-pin.ts';

const anna = {
  initials: 'AL',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna.lindqvist@exempel.example',
  firm: 'Exempelbuller AB',
};

describe('a PIN', () => {
  it.each([
    'password',
    'Password1',
    'password123!',
    'qwerty',
    'qwertyuiop',
    'poiuytrewq',
    'asdfghjklöä',
    '121212',
    'abcabcabc',
    'iloveyou',
    'football',
    'trustno1',
    'letmein!',
    'klang1',
    'klang2026',
    'Klang-Akustik',
    'buller12',
    'lösenord1',
    'sommar2026',
    'Sommar-26!',
    'ALALAL',
    'al1234',
    'anna1234',
    'Lindqvist',
    'annalindqvist',
    'Anna.Lindqvist7',
    'exempelbuller',
    'exempelbuller-1',
    // The most signs around a common word, a name or two, and the shortest common words.
    '12password345',
    '99anna999',
    'love1234',
    '23456',
    'zxcvbn',
  ])('is not %j, which is guessed soon', (pin) => {
    expect(guessableAs(pin, anna)).toMatch(/^PIN är /);
  });

  it.each([
    'vargmoss',
    'kalaskalas på ön',
    'klangfest på vinden',
    'annanas7-gryta',
    '8 grå måsar',
    'x7-Qm2!p',
    '73920582',
    // One sign more than the most, a word inside another, and a beginning that is repeated.
    '12password3456',
    '99anna9998',
    'anananas',
    '1212129',
    'l9o4v7e2',
  ])('may be %j', (pin) => {
    expect(guessableAs(pin, anna)).toBeUndefined();
  });

  it('is none of thousands of common ones, also with a digit or a sign after it', () => {
    const words = dictionary['passwords-common'].filter((word) => word.length >= 6 && /^[a-z]+$/.test(word));
    expect(words.length).toBeGreaterThan(3_000);
    expect(words.slice(0, 3_000).filter((word) => !guessableAs(word) || !guessableAs(`${word}1!`))).toEqual([]);
  });

  it('of the local users holds', () => {
    for (const { pin, ...user } of localUsers) expect(guessableAs(pin, user), user.initials).toBeUndefined();
  });

  it.each([
    ['vargmoss', 'weak'],
    ['vargmossa', 'weak'],
    ['Vargmoss', 'fair'],
    ['1234567890', 'fair'],
    ['123456789', 'weak'],
    ['vargmossskogenn', 'fair'],
    ['vargmossskogenni', 'strong'],
    ['vargmoss-7', 'fair'],
    ['vargmossskog', 'fair'],
    ['en vargmoss i maj', 'strong'],
  ])('%j is %s', (pin, strength) => {
    expect(strengthOf(pin)).toBe(strength);
  });
});
