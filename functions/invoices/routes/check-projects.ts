import { checkProjects } from '../../../shared/contract/invoice-runs.ts';
import type { CheckedProject } from '../../../shared/schemas/invoice-run.ts';
import { checkProject } from '../check-projects.ts';
import { dividedGroups } from '../combined-groups.ts';
import { route } from '../../request/route.ts';

const atOnce = 10;

export const handler = route(checkProjects, async ({ body, user, now, knownChangedAt }) => {
  // Fortnox is asked only before the first invoice.
  const { takenFirstNumber } = await import('../numbers-in-fortnox.ts');
  const request = { knownChangedAt, takenFirstNumber: await takenFirstNumber(user), now };
  const projectIds = [...new Set(body.projectIds)];
  const projects: (CheckedProject | undefined)[] = [];
  while (projects.length < projectIds.length) {
    const some = projectIds.slice(projects.length, projects.length + atOnce);
    projects.push(...(await Promise.all(some.map((projectId) => checkProject(projectId, request)))));
  }
  return { projects: dividedGroups(projects.filter((project) => project !== undefined)) };
});
