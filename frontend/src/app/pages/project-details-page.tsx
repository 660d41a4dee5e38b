import { Button } from '@mantine/core';
import { IconCoins, IconDotsVertical, IconPencil } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { getProject } from '../../../../shared/contract/projects.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { useKeptForRegistering } from '../../api/use-kept-for-registering.ts';
import { useRoute } from '../../api/use-route.ts';
import { useTitle } from '../../components/page-title.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { noteOpened } from '../../components/recent-records.ts';
import { Section } from '../../components/section.tsx';
import { ProjectAddressesSection } from '../../features/addresses/project-addresses-section.tsx';
import { ProjectLogSection } from '../../features/project-log/project-log-section.tsx';
import { ProjectContactsSection } from '../../features/contacts/project-contacts-section.tsx';
import { ProjectFacts } from '../../features/projects/project-facts.tsx';
import { AgreementSection } from '../../features/agreements/agreement-section.tsx';
import { ProjectFiguresSection } from '../../features/projects/project-figures-section.tsx';
import { useProjectFigures } from '../../features/projects/use-project-figures.ts';
import { LatestWorkOrdersSection } from '../../features/work-orders/latest-work-orders-section.tsx';
import { projectsText as text } from '../../text/projects.ts';
import { writePanel } from '../../navigation/panel-address.ts';
import { panels } from '../../navigation/paths.ts';
import classes from './project-details-page.module.css';

/** It lives in `app` because it combines several features. */
export function ProjectDetailsPage() {
  const projectId = Number(useParams()['projectId']);
  const query = useRoute(getProject, { params: { projectId } }, { silent: true, keepPrevious: false });
  useKeptForRegistering(query.data);
  useTitle(query.data && text.details(query.data.projectCode));
  useEffect(() => noteOpened(writePanel(panels.project(projectId))), [projectId]);
  return (
    <QueryView query={query}>
      {(project) => (
        <div className={classes['page']}>
          <Section title={text.list} actions={<Actions project={project} />}>
            <ProjectFacts project={project} />
          </Section>
          <ProjectFiguresSection project={project} />
          <AgreementSection projectId={project.projectId} />
          <ProjectContactsSection project={project} />
          <ProjectAddressesSection project={project} />
          <LatestWorkOrdersSection project={project} />
          <ProjectLogSection projectId={project.projectId} />
        </div>
      )}
    </QueryView>
  );
}

function Actions({ project }: { project: Project }) {
  const panelStack = usePanels();
  const figures = useProjectFigures(project.projectId);
  const fixedPrice = figures.data?.agreement.priceForm === 'FixedPrice';
  return (
    <>
      <Button
        component={Link}
        {...panelStack.linkTo(panels.projectMenu({ ...project, fixedPrice }))}
        variant="default"
        size="xs"
        leftSection={<IconDotsVertical size="0.875rem" />}
      >
        {text.openMenu}
      </Button>
      <Button
        component={Link}
        {...panelStack.linkTo(panels.projectPriceList(project.projectId))}
        variant="default"
        size="xs"
        leftSection={<IconCoins size="0.875rem" />}
      >
        {text.priceList}
      </Button>
      <Button
        component={Link}
        {...panelStack.linkTo(panels.project(project.projectId))}
        size="xs"
        leftSection={<IconPencil size="0.875rem" />}
      >
        {text.edit}
      </Button>
    </>
  );
}
