import { findFiles } from '../../../shared/contract/search.ts';
import { readSearch } from '../../../shared/domain/typed-search.ts';
import { findNamed } from '../../files/find-named.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { findFolders } from '../../data/replica/search/find-folders.ts';
import { route } from '../../request/route.ts';

const maxFiles = 6;

export const handler = route(findFiles, async ({ query: { text = '', recent = [] }, user, knownChangedAt }) => {
  const { words } = readSearch(text);
  if (words.length === 0) return { files: [] };
  const projects = findFolders(await freshReplica({ knownChangedAt }), words, recent, user);
  const found = await Promise.all(
    projects.map(async ({ projectId, projectCode, objectName, customerName }) => {
      const about = `${projectCode} ${objectName} ${customerName}`;
      const paths = await findNamed({ projectId, words, about, max: maxFiles });
      return paths.map((path) => ({ projectId, projectCode, objectName, path }));
    }),
  );
  return { files: found.flat().slice(0, maxFiles) };
});
