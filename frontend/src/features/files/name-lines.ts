import type { FileEntry } from '../../../../shared/schemas/file.ts';

/** About what the two lines of a tile hold, and the last of them. */
const mostShown = 34;
const lastLine = 16;
const segmenter = new Intl.Segmenter('sv');

/** A name in the pieces between which it may break; a long one in its first line, of which the end is cut off, and its last, where versions and dates stand. */
export type NameLines = { pieces: string[] } | { first: string; last: string };

export function nameLines({ basename, type }: Pick<FileEntry, 'basename' | 'type'>): NameLines {
  if (basename.length > mostShown) {
    const signs = [...segmenter.segment(basename)].map(({ segment }) => segment);
    return { first: signs.slice(0, -lastLine).join(''), last: signs.slice(-lastLine).join('') };
  }
  const dot = type === 'file' ? basename.lastIndexOf('.') : -1;
  const [stem, extension] = dot > 0 ? [basename.slice(0, dot), basename.slice(dot)] : [basename, ''];
  return { pieces: [...stem.split(/(?<=_)(?=.)/), extension].filter(Boolean) };
}
