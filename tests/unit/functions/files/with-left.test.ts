import { expect, it } from 'vitest';
import { withLeft } from '../../../../functions/files/copy-all.ts';

const left = (path: string, message = 'Stannar.') => ({ path, message });

it('the leftovers of a move are reported once each, sorted by path', () => {
  expect(withLeft([left('b.txt'), left('c.txt')], [left('d.txt'), left('a.txt'), left('c.txt', 'Ändrad.')])).toEqual([
    left('a.txt'),
    left('b.txt'),
    left('c.txt', 'Ändrad.'),
    left('d.txt'),
  ]);
});

it('the number of reported leftovers is limited', () => {
  const many = Array.from({ length: 150 }, (_, index) => left(String(index).padStart(3, '0')));
  expect(withLeft([], many.reverse())).toEqual(many.reverse().slice(0, 100));
});
