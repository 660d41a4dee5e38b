import type { Project } from '../../../../shared/schemas/project.ts';
import { paths } from '../../app/paths.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { PageButton } from '../../components/page-button.tsx';
import { Section } from '../../components/section.tsx';
import { projectsText as text } from '../../text/projects.ts';

type Contact = Project['contacts'][number];

const contactsList: ListDefinition<Contact> = {
  id: 'project-contacts',
  label: text.persons,
  rowId: (row) => row.contactId,
  rowName: (row) => row.fullName,
  columns: [
    { key: 'fullName', label: text.name },
    { key: 'freeText', label: text.company, important: true },
    { key: 'email', label: text.email, format: 'email' },
    { key: 'mobilePhone', label: text.mobilePhone, important: true },
    { key: 'phone', label: text.phone },
  ],
  defaultSort: { column: 'fullName', descending: false },
  empty: { title: text.noPersons },
};

/** The people linked to a project; the orderer is among the project's own data. */
export function ProjectContactsSection({ project: { projectId, contacts } }: { project: Project }) {
  return (
    <Section
      title={text.persons}
      actions={<PageButton to={paths.projectPersons(projectId)}>{text.toPersons}</PageButton>}
      isEmpty={contacts.length === 0}
      empty={contactsList.empty.title}
    >
      <DataTable list={contactsList} rows={contacts} />
    </Section>
  );
}
