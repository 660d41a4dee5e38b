import { createContext, useContext, useEffect, useMemo } from 'react';
import { checkProjects } from '../../../../shared/contract/calls/invoice-runs.ts';
import { type CheckedProject, maxProjects } from '../../../../shared/schemas/invoice-run.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { runsText as text } from '../../text/invoice-runs.ts';
import { remarkInWords } from './repair-hint.ts';

/** Takes the ids of the projects that the list shows. */
export const ShownProjects = createContext<(ids: string) => void>(() => undefined);

export function useReportShown(rows: readonly ProjectRow[]): void {
  const tell = useContext(ShownProjects);
  const ids = rows
    .slice(0, maxProjects)
    .map(({ projectId }) => projectId)
    .join('.');
  useEffect(() => tell(ids), [tell, ids]);
}

/** @returns what stops an invoice of each of these projects and what is remarked on it, once the server has checked them */
export function useRowRemarks(ids: string): ReadonlyMap<number, RowNotice> {
  const projectIds = ids === '' ? [] : ids.split('.').map(Number);
  const { data } = useRoute(
    checkProjects,
    { body: { projectIds } },
    { silent: true, enabled: projectIds.length > 0, keepPrevious: true },
  );
  return useMemo(() => noticeOf(data?.projects ?? []), [data]);
}

type RowNotice = { stop: string | undefined; remark: string | undefined };

function noticeOf(projects: readonly CheckedProject[]): ReadonlyMap<number, RowNotice> {
  return new Map(
    projects.map((project) => {
      const { projectId, stop, remarks } = project;
      const sentences = remarks.map((remark) => remarkInWords(remark, project));
      return [
        projectId,
        { stop: stop === '' ? undefined : `${text.stopped}: ${stop}`, remark: sentences.join(' ') || undefined },
      ];
    }),
  );
}
