import { expect, it } from 'vitest';
import { withoutSystemFiles } from '../../../../../frontend/src/features/files/uploads/system-files.ts';

const chosen = (path: string) => ({ path, blob: new File([], 'x') });

it('a folder comes without what the computer itself puts there', () => {
  const paths = [
    'Mapp/a.pdf',
    'Mapp/.DS_Store',
    'Mapp/Sub/.DS_Store',
    'Mapp/THUMBS.DB',
    'Mapp/._a.pdf',
    'Mapp/~$Rapport.docx',
    'Mapp/desktop.ini',
    '.DS_Store',
    'Mapp/.gitignore',
  ];
  const { own, leftOut } = withoutSystemFiles(paths.map(chosen));
  expect(own.map(({ path }) => path)).toEqual(['Mapp/a.pdf', '.DS_Store', 'Mapp/.gitignore']);
  expect(leftOut).toEqual(['.DS_Store', 'THUMBS.DB', '._a.pdf', '~$Rapport.docx', 'desktop.ini']);
});
