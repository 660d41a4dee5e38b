import { exportContact } from '../../../shared/contract/contacts.ts';
import { findProjectsOf } from '../../data/replica/lists/find-projects-of.ts';
import { route } from '../../request/route.ts';
import { contactSheets } from '../../spreadsheets/contact-sheets.ts';
import { spreadsheetAuthor } from '../../spreadsheets/spreadsheet-file.ts';
import { writeSpreadsheet } from '../../spreadsheets/write-spreadsheet.ts';
import { contactView, customersOf } from '../contact-store.ts';
import { getRecord } from '../../data/core/table.ts';

export const handler = route(exportContact, async ({ params, knownChangedAt }) => {
  const contact = await getRecord('contact', params.contactId);
  const [customers, projects] = await Promise.all([customersOf(contact.data), findProjectsOf(contact, knownChangedAt)]);
  const view = await contactView(contact, projects);
  const names = customers.map(({ data }) => data.name);
  const bytes = await writeSpreadsheet(contactSheets(view, names), { author: await spreadsheetAuthor() });
  return { bytes, fileName: 'contact.xlsx' };
});
