import { findRecords } from '../data/core/table.ts';

export async function projectCodes(projectIds: readonly number[]): Promise<(projectId: number) => string> {
  const records = await findRecords([...new Set(projectIds)].map((id) => ['project', id] as const));
  return (projectId) => records.get('project', projectId)?.data.projectCode ?? '';
}
