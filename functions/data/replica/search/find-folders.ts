import type { FoundKind } from '../../../../shared/codes/found-kinds.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { Database } from '../database.ts';
import { examined } from './newest.ts';
import { searchedProjects } from './searched-lists.ts';

/** One request to S3 each. */
const maxProjects = 12;
const maxOfWord = 4;

type Viewer = Parameters<typeof searchedProjects>[2];
type Recent = readonly { kind: FoundKind; id: number }[];

/**
 * The projects in whose folders a file is looked for: those that one of the words finds, what the caller opened lately,
 * and the caller's own.
 */
export function findFolders(db: Database, words: readonly string[], recent: Recent, seeker: Viewer): ProjectRow[] {
  const first = recent.filter(({ kind }) => kind === 'project').map(({ id }) => id);
  const ofWords = words.flatMap((word) =>
    searchedProjects(db, { search: word }, seeker, { max: maxOfWord, first, examined }),
  );
  const own = searchedProjects(db, { search: '' }, seeker, { max: maxProjects, first });
  const each = new Map([...ofWords, ...own].map((project) => [project.projectId, project]));
  return [...each.values()].slice(0, maxProjects);
}
