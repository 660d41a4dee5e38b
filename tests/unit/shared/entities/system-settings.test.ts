import { expect, it } from 'vitest';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';

it('late payment costs, until the firm says otherwise, what räntelagen says', () => {
  expect(systemSettings.empty.latePaymentText).toContain('räntelagen 6 §: referensräntan + 8 procentenheter');
  expect(systemSettings.empty.latePaymentText).toContain('inom 8 dagar');
});
