import type { PersonKind } from '../../shared/codes/person-kinds.ts';
import { getNewestHistory } from '../data/core/history.ts';
import type { Data } from '../data/core/records.ts';
import { findRecord, findRecords } from '../data/core/table.ts';
import type { Person } from './person.ts';

export const projectFields: Record<PersonKind, readonly (keyof Data<'project'>)[]> = {
  contact: ['mainContactId', 'contactIds'],
  user: ['projectOwnerUserId', 'projectReviewerUserId'],
};

export const holds = (value: unknown, id: number) => value === id || (Array.isArray(value) && value.includes(id));

const maxVersions = 10_000;

/** @returns whether the person is, or has been, in a project */
export function projectsOfPerson({ kind, id }: Person): (projectId: number) => Promise<boolean> {
  const known = new Map<number, Promise<boolean>>();
  const isIn = (data: object) => projectFields[kind].some((name) => holds((data as Record<string, unknown>)[name], id));
  async function look(projectId: number): Promise<boolean> {
    const project = await findRecord('project', projectId);
    if (!project) return false;
    if (isIn(project.data)) return true;
    const history = await getNewestHistory('project', projectId, { limit: maxVersions });
    return history.some(({ before, after }) => isIn(before) || isIn(after));
  }
  return (projectId) => {
    if (!known.has(projectId)) known.set(projectId, look(projectId));
    return known.get(projectId)!;
  };
}

export async function projectCodes(projectIds: readonly number[]): Promise<(projectId: number) => string> {
  const records = await findRecords([...new Set(projectIds)].map((id) => ['project', id] as const));
  return (projectId) => records.get('project', projectId)?.data.projectCode ?? '';
}
