import { nameOf } from '../../../../../shared/lib/file-paths.ts';
import type { ChosenFile } from './upload-queue.ts';

/** What macOS, Windows and Office keep for themselves in a folder. */
const systemFile = /^(\.DS_Store|Thumbs\.db|desktop\.ini|\._.*|~\$.*)$/i;

const isSystemFile = ({ path }: ChosenFile) => path.includes('/') && systemFile.test(nameOf(path));

/** Separates the files that people have put in a folder from the names of system files. */
export function withoutSystemFiles(files: readonly ChosenFile[]): { own: ChosenFile[]; leftOut: string[] } {
  const leftOut = files.filter(isSystemFile).map(({ path }) => nameOf(path));
  return { own: files.filter((file) => !isSystemFile(file)), leftOut: [...new Set(leftOut)] };
}
