import { expect, it } from 'vitest';
import { defaultSystemSettings } from '../../../../shared/domain/default-settings.ts';

it('late payment costs, until the firm says otherwise, what räntelagen says', () => {
  expect(defaultSystemSettings.latePaymentText).toContain('räntelagen 6 §: referensräntan + 8 procentenheter');
  expect(defaultSystemSettings.latePaymentText).toContain('inom 8 dagar');
});
