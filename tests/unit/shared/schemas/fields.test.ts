import { describe, expect, it } from 'vitest';
import * as fields from '../../../../shared/fields/fields.ts';
import { userFieldsSchema } from '../../../../shared/schemas/user.ts';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('money', () => {
  it.each([0, 0.01, 1234.56, 999_999_999.99])('takes %d kronor', (value) => {
    expect(accepts(fields.kronor, value)).toBe(true);
  });

  it.each([-0.01, 0.001, 1.005, Number.NaN, Infinity, '5', 1e12])('refuses %j', (value) => {
    expect(accepts(fields.kronor, value)).toBe(false);
  });
});

describe('hours', () => {
  it.each([0, 0.5, 7.5, 10_000])('take %d', (value) => {
    expect(accepts(fields.steps, value)).toBe(true);
  });

  it.each([-0.5, 10_000.5, Number.NaN, '1'])('refuse %j', (value) => {
    expect(accepts(fields.steps, value)).toBe(false);
  });
});

describe('text', () => {
  it('is trimmed, and keeps what people type', () => {
    expect(fields.text(20).parse('  Å – "x" 😀 ')).toBe('Å – "x" 😀');
    expect(fields.lines(20).parse('  Å\n– "x" 😀 ')).toBe('Å\n– "x" 😀');
  });

  it.each([
    ['Ku\u200bnd', 'Kund'],
    ['\ufeffKund\u00ad', 'Kund'],
    ['\u202eKund\u202c', 'Kund'],
    ['Ra\u0308ka', 'Räka'],
    ['1\u00a0000\u2009kr', '1 000 kr'],
    ['👩\u200d🔧 ❤\ufe0f', '👩\u200d🔧 ❤\ufe0f'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(fields.text(20).parse(typed)).toBe(kept);
    expect(fields.lines(20).parse(typed)).toBe(kept);
  });

  it('is counted as it is kept', () => {
    expect(fields.text(160).parse('a\u030a'.repeat(160))).toBe('å'.repeat(160));
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u00a0\u202e'])('that nobody sees is empty: %j', (value) => {
    expect(accepts(fields.requiredText(20), value)).toBe(false);
    expect(accepts(fields.requiredLines(20), value)).toBe(false);
  });

  it.each(['a\u0000b', 'a\u001bb', '\ud800'])('refuses the control character in %j', (value) => {
    expect(accepts(fields.text(20), value)).toBe(false);
  });
});

describe('an e-mail address', () => {
  it('is kept without what nobody sees', () => {
    expect(fields.email.parse('\u200banna@firma.se\u00a0')).toBe('anna@firma.se');
  });

  it.each([
    ['anna@firma.se', 'anna@firma.se'],
    ['a.b+c@X.co.uk', 'a.b+c@X.co.uk'],
    ["o'neill_1@firma.se", "o'neill_1@firma.se"],
    ['info@räksmörgås.se', 'info@xn--rksmrgs-5wao1o.se'],
    ['info@xn--rksmrgs-5wao1o.se', 'info@xn--rksmrgs-5wao1o.se'],
  ])('may be %s', (value, kept) => {
    expect(fields.email.parse(value)).toBe(kept);
    expect(fields.optionalEmail.parse(value)).toBe(kept);
  });

  it.each([
    ['a@firma.se;b@å.se', 'a@firma.se, b@xn--5ca.se'],
    [' a@firma.se , ', 'a@firma.se'],
  ])('may be one of several: %j', (typed, kept) => {
    expect(fields.emails.parse(typed)).toBe(kept);
    expect(fields.optionalEmails.parse(typed)).toBe(kept);
  });

  it.each(['a@firma.se b@firma.se', 'a@firma.se, b', ',', ''])('is none of several: %j', (typed) => {
    expect(accepts(fields.emails, typed)).toBe(false);
  });

  it('says what is wrong before the @', () => {
    const messages = fields.optionalEmail.safeParse('åsa@firma.se').error?.issues.map(({ message }) => message);
    expect(messages).toEqual(['Före @ går bara a–z, siffror och vanliga tecken, inte å, ä och ö.']);
  });

  it.each([
    'anna',
    'anna@',
    '@firma.se',
    'a b@firma.se',
    'anna@firma',
    'a@b@c.se',
    'anna@firma.se\nbcc: x@y.se',
    'a..b@firma.se',
    '.a@firma.se',
    'a.@firma.se',
    `${'a'.repeat(65)}@firma.se`,
    'a@-firma.se',
    'a@firma..se',
    'a@firma.se.',
    'a@10.0.0.1',
    'a@å/b.se',
    'Anna <anna@firma.se>',
    'a@firma.se, b@firma.se',
  ])('is not %j', (value) => {
    expect(accepts(fields.email, value)).toBe(false);
  });
});

it('a schema reads initials in capitals', () => {
  expect(userFieldsSchema.shape.initials.parse(' få ')).toBe('FÅ');
});
