import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-common';
import { localUsers } from '../../../../functions/demo/local-users.ts';
import { weaknessOf, strengthOf } from '../../../../shared/domain/guessable-pin.ts';

const anna = {
  initials: 'AL',
  firstName: 'Anna',
  lastName: 'Lindqvist',
  email: 'anna.lindqvist@exempel.example',
  phone: '031-700 10 01',
  firm: 'Exempelbuller AB',
  firmNumbers: ['+46 31 700 10 00', '556071-4567', '5050-1055', ''],
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
    // Swedish words.
    'midsommar',
    'Midsommar2026',
    'fotboll123',
    'hej12345',
    'hejhejhej',
    'hejsan123!',
    'jagälskardig',
    'kärlek2026',
    'kanelbulle',
    'köttbullar1',
    'julafton24',
    'påskhare1',
    'ishockey99',
    'hammarby',
    'Djurgården1891',
    'volvo240',
    'älskling1',
    'mormor123',
    'sommarstuga',
    'etttvåtre',
    'Göteborg1',
    'johanna123',
    'Andersson1',
    'hundkatt',
    'pappa1965',
    // Roles and what a PIN is.
    'superadmin',
    'konsult1',
    'Utvecklare!',
    'administratör',
    'pinkod123',
    'öppnasesam',
    // Dates, and what begins with them.
    '19850312',
    '850312',
    '1985-03-12',
    '12031985',
    '12/3-1985',
    '850312-1234',
    '19850312-1234',
    '20000229',
    'anna19850312',
    // Telephone numbers, and numbers of one's own.
    '0701234567',
    '070-123 45 67',
    '+46701234567',
    '08-123 456 78',
    '7001001',
    '317001000',
    '5560714567',
    '50501055',
  ])('is not %j, which is guessed soon', (pin) => {
    expect(weaknessOf(pin, anna)).toMatch(/^PIN är /);
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
    // No day, no month, no year, and no telephone number.
    '31021985',
    '19851342',
    '18500312',
    '98877661',
    'fotbollsmål',
    'min hund äter',
    'hejdlöst',
    'blåbärsris',
  ])('may be %j', (pin) => {
    expect(weaknessOf(pin, anna)).toBeUndefined();
  });

  it('is none of thousands of common ones, also with a digit or a sign after it', () => {
    const words = dictionary['passwords-common'].filter((word) => word.length >= 6 && /^[a-z]+$/.test(word));
    expect(words.length).toBeGreaterThan(3_000);
    expect(words.slice(0, 3_000).filter((word) => !weaknessOf(word) || !weaknessOf(`${word}1!`))).toEqual([]);
  });

  it('of the local users holds', () => {
    for (const { pin, ...user } of localUsers) expect(weaknessOf(pin, user), user.initials).toBeUndefined();
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
