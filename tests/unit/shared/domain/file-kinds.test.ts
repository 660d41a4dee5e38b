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
])('a file has the icon of %s', (kind, extensions) => {
  for (const extension of extensions.split(' ')) {
    expect(fileKindOf(`Fil.${extension}`)).toBe(kind);
    expect(fileKindOf(`FIL.${extension.toUpperCase()}`)).toBe(kind);
  }
});

it('a file of an unknown type has the general icon', () => {
  expect(fileKindOf('Modell.dwg')).toBe('other');
  expect(fileKindOf('pdf')).toBe('other');
});

it('a picture has a thumbnail unless it is empty or too large, and no other file has one', () => {
  expect(hasThumb('Foto.JPG', 2_000_000)).toBe(true);
  expect(hasThumb('Foto.jpg', 50_000_000)).toBe(false);
  expect(hasThumb('Tom.png', 0)).toBe(false);
  expect(hasThumb('Vektor.svg', 1000)).toBe(false);
  expect(hasThumb('Rapport.pdf', 1000)).toBe(false);
});

it('an uploaded file has the browser’s type, else that of unknown bytes for a format of the trade, else none', () => {
  expect(uploadTypeOf('a.pdf', 'application/pdf')).toBe('application/pdf');
  expect(uploadTypeOf('Modell.DWG', '')).toBe('application/octet-stream');
  expect(uploadTypeOf('Mapp', '')).toBe('');
  expect(uploadTypeOf('fil.okänd', '')).toBe('');
  expect(uploadTypeOf('fil.okänd', 'text/html; charset="x"')).toBe('');
});
