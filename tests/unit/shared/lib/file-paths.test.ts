import { expect, it } from 'vitest';
import { nextName } from '../../../../shared/lib/file-paths.ts';

it('a taken name gets a number before its extension, and the next one after that', () => {
  const names = ['Foto.jpg', 'Fält/Foto (2).jpg', 'Ritning', 'a.tar.gz', '.gitignore', 'Plan (A).pdf', 'x (9).jpg'];
  expect(names.map(nextName)).toEqual([
    'Foto (2).jpg',
    'Fält/Foto (3).jpg',
    'Ritning (2)',
    'a.tar (2).gz',
    '.gitignore (2)',
    'Plan (A) (2).pdf',
    'x (10).jpg',
  ]);
});
