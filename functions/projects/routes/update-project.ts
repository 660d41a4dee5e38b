import { AppError } from '../../../shared/codes/errors.ts';
import { locked } from '../../../shared/codes/errors/locks.ts';
import { updateProject } from '../../../shared/contract/projects.ts';
import { projectChanges } from '../../../shared/domain/project-log-messages.ts';
import { route } from '../../request/route.ts';
import { logOnProject } from '../project-log-store.ts';
import { loggedProjects, projectData, projectView, referToChoices } from '../project-store.ts';
import { requireTags, withDeletedTags } from '../tag-store.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';

export const handler = route(updateProject, async ({ params, body, now, unit }) => {
  const project = await getRecord('project', params.projectId);
  const { version, ...fields } = body;
  await requireVersion(project, version);
  if (fields.customerId !== project.data.customerId && project.refs > 0) {
    throw new AppError(locked, { message: 'Projektet har fakturor och kan inte byta kund.' });
  }
  const { projectOwnerUserId = project.data.projectOwnerUserId, paymentTermDays = project.data.paymentTermDays } =
    fields;
  const tagIds = await tagsOf(project.data.tagIds, fields.tagIds);
  const data = { ...project.data, ...projectData(fields, { projectOwnerUserId, paymentTermDays }), tagIds };
  await referToChoices(unit, project.data, data);
  const [was, is] = await loggedProjects(project.data, data);
  await logOnProject(unit, { projectId: project.id, logType: 'Project', sentences: projectChanges(was!, is!), now });
  return projectView(unit.save(project, data));
});

async function tagsOf(before: number[], wanted: readonly number[] | undefined): Promise<number[]> {
  if (wanted === undefined) return before;
  await requireTags(
    wanted.filter((tagId) => !before.includes(tagId)),
    'tagIds',
  );
  const all = await withDeletedTags([...new Set(wanted)], before);
  return areSame(all, before) ? before : all;
}

const areSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((tagId) => other.includes(tagId));
