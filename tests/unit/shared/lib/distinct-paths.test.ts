import { expect, it } from 'vitest';
import { distinctPaths } from '../../../../shared/lib/distinct-paths.ts';

it('the paths of a selection are one place each, on Windows too', () => {
  const paths = [
    'image.jpg',
    'image.jpg',
    'IMAGE.jpg',
    'image (2).jpg',
    'mapp/a',
    'MAPP/b',
    'MAPP/Sub/a',
    'mapp/SUB/A',
    'mapp',
  ];
  expect(distinctPaths(paths)).toEqual([
    'image.jpg',
    'image (3).jpg',
    'IMAGE (4).jpg',
    'image (2).jpg',
    'mapp/a',
    'mapp/b',
    'mapp/Sub/a',
    'mapp/Sub/A (2)',
    'mapp (2)',
  ]);
});

it('paths that differ are as they are', () => {
  const paths = ['a.txt', 'b/a.txt', 'b/c/a.txt', 'å.txt', 'a'];
  expect(distinctPaths(paths)).toEqual(paths);
});
