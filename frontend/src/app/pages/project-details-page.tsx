import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { getProject } from '../../../../shared/contract/calls/projects.ts';
import { useCachedForRegistering } from '../../api/use-cached-for-registering.ts';
import { useRoute } from '../../api/use-route.ts';
import { useTitle } from '../../components/page-title.ts';
import { QueryView } from '../../components/query-view.tsx';
import { noteOpened } from '../../components/recent-records.ts';
import { Section } from '../../components/section.tsx';
import { ProjectAddressesSection } from '../../features/addresses/project-addresses-section.tsx';
import { AgreementSection } from '../../features/agreements/agreement-section.tsx';
import { ProjectContactsSection } from '../../features/contacts/project-contacts-section.tsx';
import { ProjectFilesSection } from '../../features/files/project-files-section.tsx';
import { LatestChangesSection } from '../../features/history/latest-changes-section.tsx';
import { ProjectInvoicesSection } from '../../features/invoices/latest-invoices-section.tsx';
import { ProjectLogSection } from '../../features/project-log/project-log-section.tsx';
import { ProjectFacts } from '../../features/projects/project-facts.tsx';
import { ProjectFiguresSection } from '../../features/projects/project-figures-section.tsx';
import { ProjectStrip, ProjectThumbBar } from '../../features/projects/project-strip.tsx';
import { LatestWorkOrdersSection } from '../../features/work-orders/latest-work-orders-section.tsx';
import { projectMenuText } from '../../text/project-menu.ts';
import { projectsText as text } from '../../text/projects.ts';
import { writePanel } from '../../navigation/panel-address.ts';
import { panels } from '../../navigation/paths.ts';
import classes from './record-page.module.css';

/** It lives in `app` because it combines several features. */
export function ProjectDetailsPage() {
  const projectId = Number(useParams()['projectId']);
  const query = useRoute(getProject, { params: { projectId } }, { silent: true, keepPrevious: false });
  useCachedForRegistering(query.data);
  useTitle(query.data && projectMenuText.of(query.data.projectCode));
  useEffect(() => noteOpened(writePanel(panels.project(projectId))), [projectId]);
  return (
    <QueryView query={query}>
      {(project) => (
        <div className={classes['page']}>
          <ProjectStrip project={project} />
          <div className={classes['beside']}>
            <LatestWorkOrdersSection project={project} />
            <div className={classes['facts']}>
              <Section title={text.list}>
                <ProjectFacts project={project} />
              </Section>
            </div>
            <ProjectContactsSection project={project} />
            <ProjectAddressesSection project={project} />
          </div>
          <ProjectFilesSection project={project} />
          <AgreementSection projectId={project.projectId} />
          <ProjectInvoicesSection projectCode={project.projectCode} />
          <ProjectFiguresSection projectId={project.projectId} />
          <ProjectLogSection projectId={project.projectId} />
          <LatestChangesSection kind="project" id={project.projectId} />
          <ProjectThumbBar project={project} />
        </div>
      )}
    </QueryView>
  );
}
