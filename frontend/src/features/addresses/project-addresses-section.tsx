import type { Project } from '../../../../shared/schemas/project.ts';
import { paths } from '../../navigation/paths.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { Section } from '../../components/section.tsx';
import { addressesText as text } from '../../text/addresses.ts';
import { projectAddressesList, projectAddressRows } from './project-addresses.ts';

export function ProjectAddressesSection({ project }: { project: Project }) {
  const rows = projectAddressRows(project.addresses, project);
  return (
    <Section
      title={text.list}
      actions={<PageButton to={paths.projectAddresses(project.projectId)}>{text.toAddresses}</PageButton>}
      isEmpty={rows.length === 0}
      empty={text.emptyInProject}
    >
      <DataTable list={projectAddressesList} rows={rows} />
    </Section>
  );
}
