import { createProject } from '../../../shared/contract/projects.ts';
import { projectCodeOf } from '../../../shared/domain/project-code.ts';
import { projectCreated } from '../../../shared/domain/project-log-messages.ts';
import { defaultPaymentTermDays } from '../../../shared/codes/customers.ts';
import { dayOf, yearOf } from '../../../shared/lib/days.ts';
import { route } from '../../request/route.ts';
import { logOnProject } from '../project-log-store.ts';
import { loggedProjects, projectCodes, projectData, projectView, referToChoices } from '../project-store.ts';
import { requireTags } from '../tag-store.ts';
import { findRecord, nextNumber } from '../../data/core/table.ts';

export const handler = route(createProject, async ({ body, user, now, unit }) => {
  const fields = projectData(body, {
    projectOwnerUserId: body.projectOwnerUserId === undefined ? user.userId : body.projectOwnerUserId,
    paymentTermDays: body.paymentTermDays ?? (await termsOf(body.customerId)),
  });
  await referToChoices(unit, null, fields);
  const tags = await requireTags(body.tagIds ?? [], 'tagIds');
  const tagIds = tags.map(({ tagId }) => tagId);

  const year = yearOf(dayOf(now));
  const projectCode = projectCodeOf(year, await nextNumber(`${projectCodes}-${year}`));
  const project = await unit.create('project', { ...fields, projectCode, addresses: [], contactIds: [], tagIds });
  unit.reserveUnique(projectCodes, projectCode, project.id);
  const [logged] = await loggedProjects(project.data);
  await logOnProject(unit, { projectId: project.id, logType: 'Project', sentences: [projectCreated(logged!)], now });
  return projectView(project);
});

/** An unknown customer is refused later, together with the other fields. */
async function termsOf(customerId: number): Promise<number> {
  return (await findRecord('customer', customerId))?.data.paymentTermDays ?? defaultPaymentTermDays;
}
