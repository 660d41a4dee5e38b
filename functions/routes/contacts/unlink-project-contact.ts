import { unlinkProjectContact } from '../../../shared/contract/contacts.ts';
import { AppError } from '../../../shared/codes/errors.ts';
import { notFound } from '../../../shared/codes/errors/every-call.ts';
import { route } from '../../runtime/route.ts';
import { changeLink } from '../../stores/customers/contact-store.ts';
import { projectContactViews } from '../../stores/projects/project-store.ts';
import { getRecord } from '../../stores/core/table.ts';

export const handler = route(unlinkProjectContact, async ({ params, unit }) => {
  const project = await getRecord('project', params.projectId);
  if (!project.data.contactIds.includes(params.contactId)) {
    throw new AppError(notFound, { message: 'Personen är inte kopplad till projektet.' });
  }
  const contact = await getRecord('contact', params.contactId);
  return projectContactViews(changeLink(unit, project, contact, false));
});
