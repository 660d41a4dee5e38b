import { describe, expect, it } from 'vitest';
import { activationTexts, refusalSentence } from '../../../../../shared/domain/fortnox/activation-texts.ts';
import { diesSoon, problemSentence } from '../../../../../shared/codes/connection-problems.ts';
import { refusalOf } from '../../../../../shared/domain/fortnox/refusals.ts';

describe('a refusal of Fortnox', () => {
  it('is recognized by its code', () => {
    expect(refusalOf(400, 2000433, '')).toMatchObject({ isRepairedElsewhere: true });
    expect(refusalOf(400, 2001101, '')).toMatchObject({ about: 'missing-licence' });
  });

  it('is about the link where its status says so and its code says nothing', () => {
    expect(refusalOf(401, undefined, '')).toMatchObject({ about: 'link-ended' });
    expect(refusalOf(403, undefined, '')).toMatchObject({ about: 'missing-scope' });
  });

  it('keeps Fortnox’s own words where the code is unknown', () => {
    expect(refusalOf(400, 4711, 'Felaktig rad').sentence).toContain('(kod 4711): ”Felaktig rad”');
    expect(refusalOf(418, undefined, '').sentence).toContain('(svar 418).');
  });
});

describe('an approval that fails', () => {
  it('says what to do, for a reason that is unknown too', () => {
    expect(refusalSentence('access_denied')).toContain('Öppna aktiveringslänken igen');
    expect(refusalSentence('error_missing_license')).toBe(problemSentence('missing-licence'));
    expect(refusalSentence('something_new')).toContain('Öppna aktiveringslänken igen');
    expect(activationTexts.wrongCompany('Fel AB', 'Rätt AB')).toContain('Fel AB');
  });
});

it.each([
  ['2026-11-30T00:00:00Z', true],
  ['2026-11-29T23:00:00Z', true],
  ['2026-12-05T00:00:00Z', false],
  [null, false],
])('a refresh token that dies at %s is warned of on 23 November: %s', (diesAt, isWarned) => {
  expect(diesSoon(diesAt, new Date('2026-11-23T12:00:00Z'))).toBe(isWarned);
});
