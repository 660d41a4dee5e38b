import { nameOf } from '../../shared/lib/file-paths.ts';
import { fold } from '../../shared/lib/text.ts';
import { folderKey, readFileKey } from './storage/keys.ts';
import { listDeep } from './storage/list.ts';

const pageSize = 1_000;
const maxPages = 5;

type FileSearch = { projectId: number; words: readonly string[]; about: string; max: number };

/**
 * Paths of a project's files, those with all words in their own names first. The other words are to be in the folders
 * or in what is said about the project.
 */
export async function findNamed({ projectId, words, about, max }: FileSearch): Promise<string[]> {
  const found: { path: string; isWhole: boolean }[] = [];
  const project = fold(about);
  for await (const path of pathsOf(projectId)) {
    const name = fold(nameOf(path));
    const inName = words.filter((word) => name.includes(word)).length;
    if (inName === 0) continue;
    const all = `${fold(path)} ${project}`;
    if (words.every((word) => all.includes(word))) found.push({ path, isWhole: inName === words.length });
  }
  return found
    .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole))
    .slice(0, max)
    .map(({ path }) => path);
}

async function* pathsOf(projectId: number): AsyncGenerator<string> {
  let after = '';
  for (let page = 0; page < maxPages; page += 1) {
    const files = await listDeep(folderKey(projectId, ''), { limit: pageSize, after });
    for (const { key } of files) {
      const { path = '' } = readFileKey(key) ?? {};
      if (path !== '' && !path.endsWith('/')) yield path;
    }
    if (files.length < pageSize) return;
    after = files.at(-1)!.key;
  }
}
