import { findRecords } from '../data/core/table.ts';

export async function projectCodes(projectIds: readonly number[]): Promise<(projectId: number) => string> {
  const found = await findRecords([...new Set(projectIds)].map((id) => ['project', id] as const));
  return (projectId) => found.get('project', projectId)?.data.projectCode ?? '';
}
