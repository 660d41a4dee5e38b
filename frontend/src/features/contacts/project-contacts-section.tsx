import type { Project } from '../../../../shared/schemas/project.ts';
import { paths } from '../../navigation/paths.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { Section } from '../../components/section.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import { projectContactRows, projectContactsList } from './project-contacts.ts';

export function ProjectContactsSection({ project }: { project: Project }) {
  const rows = projectContactRows(project.contacts, project);
  return (
    <Section
      title={text.list}
      actions={<PageButton to={paths.projectPersons(project.projectId)}>{text.toPersons}</PageButton>}
      isEmpty={rows.length === 0}
      empty={`${text.emptyInProject}.`}
    >
      <DataTable list={projectContactsList} rows={rows} />
    </Section>
  );
}
