import { stageErasedHistory } from '../data/core/erase-history.ts';
import { getNewestHistory } from '../data/core/history.ts';
import type { StoredRecord } from '../data/core/records.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import { recordsWhere } from './all-records.ts';
import { erasedMark } from './erased-data.ts';
import { type NameFinder, nameFinder } from './name-finder.ts';
import type { Person } from './person.ts';
import { projectsOfPerson } from './projects-of-person.ts';

const maxVersions = 40;

/**
 * Replaces a person's name in what Klang itself has written in the logs of the person's projects. What people have
 * written there is theirs to change.
 */
export async function eraseFromProjectLog(person: Person): Promise<void> {
  const finder = nameFinder(person.names);
  const named = await recordsWhere('project-log', ({ data }) => data.logType !== 'Manual' && finder.isIn(data.message));
  const wasIn = projectsOfPerson(person);
  for (const entry of named) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction for each
    if (await wasIn(entry.data.projectId)) await eraseEntry(entry, finder);
  }
}

async function eraseEntry(entry: StoredRecord<'project-log'>, finder: NameFinder): Promise<void> {
  const erased = <Values extends object>(values: Values): Values => {
    if (!('message' in values) || typeof values.message !== 'string') return values;
    return { ...values, message: finder.replaceIn(values.message, erasedMark) };
  };
  const unit = new UnitOfWork(0);
  const data = erased(entry.data);
  unit.save({ ...entry, data }, data);
  for (const version of await getNewestHistory('project-log', entry.id, { limit: maxVersions })) {
    const { before, after } = version;
    stageErasedHistory(unit, entry, { ...version, before: erased(before), after: erased(after) });
  }
  await unit.commit(null);
}
