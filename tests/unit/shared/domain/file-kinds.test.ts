import { expect, it } from 'vitest';
import { fileKindOf, hasThumb, uploadTypeOf } from '../../../../shared/domain/file-kinds.ts';

it.each([
  ['text', 'txt'],
  ['pdf', 'pdf'],
  ['document', 'doc docx'],
  ['sheet', 'xls xlsx'],
  ['slides', 'ppt pptx'],
  ['code', 'html php js cs java'],
  ['video', 'avi mpg mpeg mp4 mov'],
  ['audio', 'mp3 wav flac ogg'],
  ['archive', 'zip rar 7z tar gz tgz'],
])('has an icon of its own for %s', (kind, extensions) => {
  for (const extension of extensions.split(' ')) {
    expect(fileKindOf(`Fil.${extension}`)).toBe(kind);
    expect(fileKindOf(`FIL.${extension.toUpperCase()}`)).toBe(kind);
  }
});

it('takes what it does not know for any file', () => {
  expect(fileKindOf('Modell.dwg')).toBe('other');
  expect(fileKindOf('pdf')).toBe('other');
});

it('shows pictures small that are not too large, and no other files', () => {
  expect(hasThumb('Foto.JPG', 2_000_000)).toBe(true);
  expect(hasThumb('Foto.jpg', 50_000_000)).toBe(false);
  expect(hasThumb('Tom.png', 0)).toBe(false);
  expect(hasThumb('Vektor.svg', 1000)).toBe(false);
  expect(hasThumb('Rapport.pdf', 1000)).toBe(false);
});

it('uploads a file with the browser’s type, else with that of the trade, and knows one without', () => {
  expect(uploadTypeOf('a.pdf', 'application/pdf')).toBe('application/pdf');
  expect(uploadTypeOf('Modell.DWG', '')).toBe('application/octet-stream');
  expect(uploadTypeOf('Mapp', '')).toBe('');
  expect(uploadTypeOf('fil.okänd', '')).toBe('');
  expect(uploadTypeOf('fil.okänd', 'text/html; charset="x"')).toBe('');
});
