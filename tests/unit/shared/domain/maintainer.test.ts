import { expect, it } from 'vitest';
import { isMaintainer } from '../../../../shared/domain/maintainer.ts';

it('the maintainer is the user with the configured initials, and nobody without them', () => {
  expect(isMaintainer({ initials: 'CE' }, 'CE')).toBe(true);
  expect(isMaintainer({ initials: 'BS' }, 'CE')).toBe(false);
  expect(isMaintainer({ initials: '' }, '')).toBe(false);
});
