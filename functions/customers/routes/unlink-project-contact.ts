import { unlinkProjectContact } from '../../../shared/contract/contacts.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { route } from '../../request/route.ts';
import { changeLink } from '../contact-store.ts';
import { projectContactViews } from '../../projects/project-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(unlinkProjectContact, async ({ params, unit }) => {
  const project = await getRecord('project', params.projectId);
  if (!project.data.contactIds.includes(params.contactId)) {
    throw new AppError(notFound, { message: 'Personen är inte kopplad till projektet.' });
  }
  const contact = await getRecord('contact', params.contactId);
  return projectContactViews(changeLink(unit, project, contact, false));
});
