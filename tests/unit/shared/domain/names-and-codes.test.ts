import { expect, it } from 'vitest';
import { fullName } from '../../../../shared/domain/contact.ts';
import { projectCodeOf } from '../../../../shared/domain/project-code.ts';

it.each([
  [2026, 1, '26-0001'],
  [2026, 42, '26-0042'],
  [2100, 9999, '00-9999'],
  [2026, 10_000, '26-10000'],
])('a project code of %i and %i is %s', (year, number, code) => {
  expect(projectCodeOf(year, number)).toBe(code);
});

it('a name of one part has no space', () => {
  expect(fullName({ firstName: 'Ola', lastName: 'Vik' })).toBe('Ola Vik');
  expect(fullName({ firstName: 'Ola', lastName: '' })).toBe('Ola');
});
