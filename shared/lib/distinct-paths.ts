import { folderOf, joinPath, nameKey, nameOf, nextName } from './file-paths.ts';

/**
 * The paths of one selection without two that Windows considers the same: folders of one name, such as 'mapp' and
 * 'MAPP', are one, spelled as the first of them, and a file whose name another file or a folder has gets a number.
 */
export function distinctPaths(paths: readonly string[]): string[] {
  const folders = new Map<string, string>();
  const spelled = (folder: string): string => {
    if (folder === '') return '';
    const known = folders.get(nameKey(folder));
    if (known !== undefined) return known;
    const path = joinPath(spelled(folderOf(folder)), nameOf(folder));
    folders.set(nameKey(folder), path);
    return path;
  };
  const placed = paths.map((path) => joinPath(spelled(folderOf(path)), nameOf(path)));
  const begun = new Set(folders.keys());
  const taken = new Set([...begun, ...placed.map(nameKey)]);
  return placed.map((path) => {
    if (!begun.has(nameKey(path))) {
      begun.add(nameKey(path));
      return path;
    }
    let free = path;
    while (taken.has(nameKey(free))) free = nextName(free);
    taken.add(nameKey(free));
    return free;
  });
}
