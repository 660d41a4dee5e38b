import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashPin, isPinRight } from '../../../../functions/users/pin.ts';
import { logIn } from '../../../../shared/contract/auth.ts';
import { pin, typablePin } from '../../../../shared/schemas/pin.ts';

describe('a PIN', () => {
  it.each(['111111', '123456', '654321', 'abcdef', 'kort5', 'x'.repeat(65)])('is not %j', (value) => {
    expect(pin.safeParse(value).success).toBe(false);
  });

  it.each(['vargmoss', '112233', '12345-', 'gran ris', 'blåbär🫐'])('may be %j', (value) => {
    expect(pin.safeParse(value).success).toBe(true);
  });

  it.each([
    ' björkved',
    'björkved ',
    'björkved\u00a0',
    'gran\u0000skog',
    'gran\tskog',
    'gran\nskog',
    'gran\u200bskog',
    'gran\ud800skog',
    'gran\u007fskog',
  ])('is not %j, which could be chosen and never typed again', (value) => {
    expect(pin.safeParse(value).success).toBe(false);
    expect(typablePin.safeParse(value).success).toBe(false);
  });

  it('that can be chosen is read letter for letter when somebody logs in with it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
        const chosen = pin.safeParse(typed);
        if (!chosen.success) return;
        expect(logIn.body!.parse({ initials: 'AL', password: chosen.data }).password).toBe(typed);
      }),
      { numRuns: 200 },
    );
  });

  it('opens in whatever form its accents are written', async () => {
    const hash = await hashPin('blåbärsris'.normalize('NFC'));
    expect(await isPinRight(typablePin.parse('blåbärsris'.normalize('NFD')), hash)).toBe(true);
  });
});
