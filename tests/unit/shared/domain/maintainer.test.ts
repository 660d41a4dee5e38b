import { expect, it } from 'vitest';
import { isMaintainer } from '../../../../shared/domain/maintainer.ts';

it('the maintainer is who has the initials that were set, and nobody where none were', () => {
  expect(isMaintainer({ initials: 'CE' }, 'CE')).toBe(true);
  expect(isMaintainer({ initials: 'BS' }, 'CE')).toBe(false);
  expect(isMaintainer({ initials: '' }, '')).toBe(false);
});
