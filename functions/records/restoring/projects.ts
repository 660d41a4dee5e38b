import { AppError } from '../../../shared/codes/errors.ts';
import { locked } from '../../../shared/codes/errors/locks.ts';
import { projectChanges, projectRestored } from '../../../shared/domain/project-log-messages.ts';
import type { Data } from '../../data/core/records.ts';
import { logOnProject, requireMayChange } from '../../projects/project-log-store.ts';
import { loggedProjects, mainAddressId, referToChoices } from '../../projects/project-store.ts';
import { restoreTag as stageTag, renameTag } from '../../projects/tag-store.ts';
import { identityOf } from '../../../shared/lib/text.ts';
import { type Restorer, addedRefs, requireThere } from './restorer.ts';

type Project = Data<'project'>;

function countedBy(project: Project) {
  return [
    ['customer', project.customerId],
    ['contact', project.mainContactId],
    ['address', project.invoiceAddressId],
    ['address', project.objectAddressId],
    ['address', mainAddressId(project)],
  ] as const;
}

function staffOf({ projectOwnerUserId, projectReviewerUserId }: Project) {
  return [['user', projectOwnerUserId] as const, ['user', projectReviewerUserId] as const];
}

const refsOf = (project: Project) => [...countedBy(project), ...staffOf(project)];

export const restoreProject: Restorer<'project'> = async (record, data, { unit, now }) => {
  const { id: projectId, deleted } = record;
  if (!deleted && data.customerId !== record.data.customerId && record.refs > 0) {
    throw new AppError(locked, { message: 'Projektet har fakturor och kan inte byta kund.' });
  }
  // A deletion released its references. Its owner may have left the firm since.
  const held = deleted ? { ...nothing, ...onlyStaff(data) } : record.data;
  await requireThere(deleted ? countedBy(data) : addedRefs(refsOf(data), refsOf(record.data)));

  await referToChoices(unit, held, data);
  unit.moveReference('address', deleted ? null : mainAddressId(record.data), mainAddressId(data));
  unit.restore(record, data);
  const [was, is] = await loggedProjects(record.data, data);
  const sentences = deleted ? [projectRestored] : projectChanges(was!, is!);
  await logOnProject(unit, { projectId, logType: 'Project', sentences, now });
};

const nothing = { customerId: null, mainContactId: null, invoiceAddressId: null, objectAddressId: null };
const onlyStaff = ({ projectOwnerUserId, projectReviewerUserId }: Project) => ({
  projectOwnerUserId,
  projectReviewerUserId,
});

export const restoreProjectLog: Restorer<'project-log'> = async (record, data, { unit, user }) => {
  requireMayChange(user, record);
  await requireThere([['project', record.data.projectId]]);
  unit.restore(record, data);
};

export const restoreTag: Restorer<'tag'> = async (record, { name }, { unit }) => {
  if (record.deleted) await stageTag(unit, record, name);
  else if (identityOf(name) === identityOf(record.data.name)) unit.restore(record, { name });
  else await renameTag(unit, record, name);
};
