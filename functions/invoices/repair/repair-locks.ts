import { lockOf, findLock, isHeldByCall } from '../stores/project-lock-store.ts';
import { keys } from '../../data/core/keys.ts';
import { findRecords, getItems } from '../../data/core/table.ts';
import { endLock } from '../end-lock.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { idsAfter } from '../../data/replica/ids.ts';
import { type Step, lastOf } from './step.ts';

const atATime = 1000;

/** Ends the locks of projects whose call is no longer running. */
export const repairLocks: Step = async (after, { now }) => {
  const ids = idsAfter(await freshReplica(), 'project', after, atATime);
  const locks = (await getItems(ids.map((id) => keys.projectLock(id)))).map(lockOf);
  const projectIds = locks.filter((lock) => !isHeldByCall(lock, now)).map(({ projectId }) => projectId);
  const projects = await findRecords(projectIds.map((id) => ['project', id] as const));
  const findings = [];
  for (const projectId of projectIds) {
    await endLock(projectId);
    const isMended = (await findLock(projectId)) === undefined;
    const code = projects.get('project', projectId)?.data.projectCode ?? projectId;
    findings.push({ what: `Projekt ${code}: en avbruten fakturering låg kvar och avslutades.`, isMended });
  }
  return { findings, last: lastOf(ids, atATime) };
};
