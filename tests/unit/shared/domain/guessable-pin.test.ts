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
    ['vargmoss-7', 'fair'],
    ['vargmossskog', 'fair'],
    ['en vargmoss i maj', 'strong'],
  ])('%j is %s', (pin, strength) => {
    expect(strengthOf(pin)).toBe(strength);
  });
});
