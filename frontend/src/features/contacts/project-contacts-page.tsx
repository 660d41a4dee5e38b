import { IconUnlink } from '@tabler/icons-react';
import { useParams } from 'react-router-dom';
import { getProjectContacts } from '../../../../shared/contract/calls/contacts.ts';
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
import { contactsText as text } from '../../text/contacts.ts';
import { LinkContactSelect } from './link-contact-select.tsx';
import { projectContactRows, projectContactsList, type ProjectContactRow } from './project-contacts.ts';
import { useContactActions } from './use-contact-actions.ts';
import { useProjectLinks } from './use-project-links.ts';

export function ProjectContactsPage() {
  const projectId = Number(useParams()['projectId']);
  const project = useRoute(getProject, { params: { projectId } }, { silent: true, keepPrevious: false });
  useTitle(project.data && text.ofProject(project.data.projectCode));
  return <QueryView query={project}>{(found) => <ProjectContacts project={found} />}</QueryView>;
}

function ProjectContacts({ project }: { project: Project }) {
  const { projectId, customerId, customerName } = project;
  const panelStack = usePanels();
  const linked = useRoute(getProjectContacts, { params: { projectId } }, { silent: true, keepPrevious: false });
  const { link, unlink } = useProjectLinks(projectId);
  const { edit, exportAction, remove, deletingIds } = useContactActions();

  // Actions that only some rows have come first, which keeps the other icons aligned.
  const actions: RowAction<ProjectContactRow>[] = [
    {
      key: 'unlink',
      label: text.unlink,
      icon: IconUnlink,
      inRow: true,
      isShown: (row) => row.isLinked,
      onSelect: (row) => void unlink(row.contactId),
    },
    edit,
    exportAction,
    remove,
  ];

  return (
    <QueryView query={linked}>
      {(links) => (
        <FullListPage
          list={projectContactsList}
          rows={projectContactRows(links, project)}
          actions={actions}
          deletingIds={deletingIds}
          create={{
            label: text.addNew,
            onSelect: () =>
              void panelStack.open(panels.contact(undefined, { customerId, projectId, company: customerName })),
          }}
          toolbar={
            <>
              <LinkContactSelect
                linkedIds={links.map(({ contactId }) => contactId)}
                onChosen={(contactId) => void link(contactId)}
              />
              <PageButton to={paths.projectAddresses(projectId)}>{text.addresses}</PageButton>
              <PageButton to={paths.persons}>{text.allPersons}</PageButton>
            </>
          }
        />
      )}
    </QueryView>
  );
}
