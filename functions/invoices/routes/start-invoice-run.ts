import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { startInvoiceRun } from '../../../shared/contract/invoice-runs.ts';
import { route } from '../../request/route.ts';
import { findRecords } from '../../data/core/table.ts';
import { stageInvoiceRun } from '../stores/invoice-run-store.ts';

/** The caller continues the run by another call; if it does not, the job does. */
export const handler = route(startInvoiceRun, async ({ body, now, unit }) => {
  const requested = [...new Map(body.projects.map((one) => [one.projectId, one])).values()];
  const records = await findRecords(requested.map(({ projectId }) => ['project', projectId] as const));
  const projects = inGroups(requested).map(({ projectId, basis, group }) => {
    const project = records.get('project', projectId);
    if (!project || project.deleted) throw new AppError(notFound);
    return { projectId, projectCode: project.data.projectCode, basis, group };
  });
  const runId = await stageInvoiceRun(unit, { projects }, now);
  return { runId, total: projects.length };
});

/** Puts the projects of a group after its first one. */
function inGroups<One extends { projectId: number; group: string }>(all: readonly One[]): One[] {
  return [...Map.groupBy(all, ({ projectId, group }) => group || projectId).values()].flat();
}
