import type { FileEntry } from '../../../../shared/schemas/file.ts';

/** The approximate capacity of a tile's two lines, and of the last one. */
const maxShown = 34;
const lastLine = 16;
const segmenter = new Intl.Segmenter('sv');

/**
 * A name in pieces between which it may wrap; a long name in a truncated first line and a last line, which keeps
 * versions and dates visible.
 */
export type NameLines = { pieces: string[] } | { first: string; last: string };

export function nameLines({ basename, type }: Pick<FileEntry, 'basename' | 'type'>): NameLines {
  if (basename.length > maxShown) {
    const signs = [...segmenter.segment(basename)].map(({ segment }) => segment);
    return { first: signs.slice(0, -lastLine).join(''), last: signs.slice(-lastLine).join('') };
  }
  const dot = type === 'file' ? basename.lastIndexOf('.') : -1;
  const [stem, extension] = dot > 0 ? [basename.slice(0, dot), basename.slice(dot)] : [basename, ''];
  return { pieces: [...stem.split(/(?<=_)(?=.)/), extension].filter(Boolean) };
}
