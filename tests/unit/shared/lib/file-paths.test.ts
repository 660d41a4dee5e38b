import { expect, it } from 'vitest';
import { cleanName, nameFault, nameKey, nextName, pathFault } from '../../../../shared/lib/file-paths.ts';

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

it('a taken name that is as long as a name may be is shortened for its number', () => {
  const second = nextName(`${'å'.repeat(251)}.pdf`);
  expect(second).toBe(`${'å'.repeat(247)} (2).pdf`);
  expect(nextName(second)).toBe(`${'å'.repeat(247)} (3).pdf`);
  expect(nextName(`${'a'.repeat(246)} b.pdf`)).toBe(`${'a'.repeat(246)} (2).pdf`);
  expect(nextName('👩'.repeat(127))).toBe(`${'👩'.repeat(125)} (2)`);
  const deep = `${'mapp/'.repeat(150)}${'å'.repeat(118)}.pdf`;
  expect([deep, nextName(deep)].map(pathFault)).toEqual([undefined, undefined]);
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
