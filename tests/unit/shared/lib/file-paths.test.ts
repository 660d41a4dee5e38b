import { expect, it } from 'vitest';
import { cleanName, nameFault, nameKey, nextName } from '../../../../shared/lib/file-paths.ts';

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

it('a new name has no sign that nobody sees', () => {
  const isUnseen = /\p{Default_Ignorable_Code_Point}/u;
  const left = Array.from({ length: 0x110000 }, (_, point) => String.fromCodePoint(point)).filter((sign) => {
    const name = cleanName(`a${sign}b.pdf`);
    return isUnseen.test(name) || (isUnseen.test(sign) && nameKey(name) !== nameKey('ab.pdf'));
  });
  expect(left.map((sign) => sign.codePointAt(0)!.toString(16))).toEqual([]);
});

it('a name of such signs alone is refused as empty, and emoji keep theirs', () => {
  expect(nameFault(cleanName('\u00ad\u200c\u180e'))).toBe('Namnet kan inte lämnas tomt.');
  expect(cleanName('測定 👩‍🔬.txt')).toBe('測定 👩‍🔬.txt');
});
