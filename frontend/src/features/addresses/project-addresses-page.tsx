import { IconMapPinCheck, IconUnlink } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { getProjectAddresses } from '../../../../shared/contract/calls/addresses.ts';
import { getProject } from '../../../../shared/contract/calls/projects.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels, paths } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { FullListPage } from '../../components/list/full-list-page.tsx';
import { PageButton } from '../../components/page-button.tsx';
import { useTitle } from '../../components/page-title.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { addressesText as text } from '../../text/addresses.ts';
import { LinkAddressSelect } from './link-address-select.tsx';
import { projectAddressesList, projectAddressRows, type ProjectAddressRow } from './project-addresses.ts';
import { useAddressActions } from './use-address-actions.ts';
import { useProjectLinks } from './use-project-links.ts';

export function ProjectAddressesPage() {
  const projectId = Number(useParams()['projectId']);
  const project = useRoute(getProject, { params: { projectId } }, { silent: true, keepPrevious: false });
  useTitle(project.data && text.ofProject(project.data.projectCode));
  return <QueryView query={project}>{(found) => <ProjectAddresses project={found} />}</QueryView>;
}

function ProjectAddresses({ project }: { project: Project }) {
  const { projectId, customerId } = project;
  const panelStack = usePanels();
  const linked = useRoute(getProjectAddresses, { params: { projectId } }, { silent: true, keepPrevious: false });
  const { link, unlink } = useProjectLinks(projectId);
  const { edit, remove, deletingIds } = useAddressActions();

  const actions: RowAction<ProjectAddressRow>[] = [
    {
      key: 'main',
      label: text.makeMain,
      icon: IconMapPinCheck,
      inRow: true,
      isShown: (row) => !row.isMain,
      onSelect: (row) => void link(row.addressId, true),
    },
    {
      key: 'unlink',
      label: text.unlink,
      icon: IconUnlink,
      inRow: true,
      isShown: (row) => row.isLinked,
      onSelect: (row) => void unlink(row),
    },
    edit,
    remove,
  ];

  return (
    <QueryView query={linked}>
      {(links) => (
        <FullListPage
          list={projectAddressesList}
          rows={projectAddressRows(links, project)}
          actions={actions}
          deletingIds={deletingIds}
          create={{
            label: text.addNew,
            onSelect: () => void panelStack.open(panels.address(undefined, { customerId, projectId })),
          }}
          toolbar={
            <>
              <LinkAddressSelect
                projectId={projectId}
                linkedIds={links.map(({ addressId }) => addressId)}
                onChosen={(addressId) => void link(addressId)}
              />
              <PageButton to={paths.projectPersons(projectId)}>{text.persons}</PageButton>
              <PageButton to={paths.addresses}>{text.allAddresses}</PageButton>
            </>
          }
        />
      )}
    </QueryView>
  );
}
