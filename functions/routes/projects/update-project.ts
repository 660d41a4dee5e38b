import { AppError } from '../../../shared/contract/errors.ts';
import { updateProject } from '../../../shared/contract/projects.ts';
import { projectChanges } from '../../../shared/domain/project-log-messages.ts';
import { route } from '../../runtime/route.ts';
import { logOnProject } from '../../stores/project-log-store.ts';
import { loggedProjects, projectData, projectView, referToChoices } from '../../stores/project-store.ts';
import { getRecord } from '../../stores/table.ts';
import { requireVersion } from '../../stores/version.ts';

export const handler = route(updateProject, async ({ params, body, now, unit }) => {
  const project = await getRecord('project', params.projectId);
  const { version, ...fields } = body;
  await requireVersion(project, version);
  if (fields.customerId !== project.data.customerId && project.refs > 0) {
    throw new AppError('locked', { message: 'Projektet har fakturor och kan inte byta kund.' });
  }
  const { projectOwnerUserId = project.data.projectOwnerUserId, paymentTermDays = project.data.paymentTermDays } =
    fields;
  const data = { ...project.data, ...projectData(fields, { projectOwnerUserId, paymentTermDays }) };
  await referToChoices(unit, project.data, data);
  const [was, is] = await loggedProjects(project.data, data);
  await logOnProject(unit, { projectId: project.id, logType: 'Project', sentences: projectChanges(was!, is!), now });
  return projectView(unit.save(project, data));
});
