import { createProject } from '../../../shared/contract/projects.ts';
import { projectCodeOf } from '../../../shared/domain/project-code.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { route } from '../../runtime/route.ts';
import { projectCodes, projectData, projectView, referToChoices } from '../../stores/project-store.ts';
import { nextNumber } from '../../stores/table.ts';

export const handler = route(createProject, async ({ body, user, now, unit }) => {
  const owner = body.projectOwnerUserId === undefined ? user.userId : body.projectOwnerUserId;
  const fields = projectData(body, owner);
  await referToChoices(unit, null, fields);

  const year = yearOf(dayOf(now));
  const projectCode = projectCodeOf(year, await nextNumber(`${projectCodes}-${year}`));
  const project = await unit.create('project', { ...fields, projectCode, addresses: [], contactIds: [], tagIds: [] });
  unit.claim(projectCodes, projectCode, project.id);
  return projectView(project);
});
