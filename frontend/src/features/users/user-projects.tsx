import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getOwnedProjects, getReviewedProjects } from '../../../../shared/contract/calls/projects.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { paths } from '../../navigation/paths.ts';
import { usersText as text } from '../../text/users.ts';
import classes from './user-projects.module.css';

export function UserProjects({ userId }: { userId: number }) {
  const input = { params: { userId } };
  const owned = useRoute(getOwnedProjects, input, { silent: true });
  const reviewed = useRoute(getReviewedProjects, input, { silent: true });
  if (!owned.data || !reviewed.data) return null;
  return (
    <div className={classes['columns']}>
      <ProjectLinks title={text.owns} projects={owned.data} all={{ ownerUserId: String(userId) }} />
      <ProjectLinks title={text.reviews} projects={reviewed.data} all={{ reviewerUserId: String(userId) }} />
    </div>
  );
}

const shown = 8;

type Props = {
  title: string;
  projects: readonly ProjectRow[];
  all: Record<string, string>;
};

function ProjectLinks({ title, projects, all }: Props) {
  const active = projects.filter((project) => project.active);
  return (
    <section>
      <Text component="h3" size="sm" fw={600}>
        {title} ({active.length})
      </Text>
      {active.length === 0 && (
        <Text size="sm" c="dimmed">
          {text.noProjects}
        </Text>
      )}
      <ul className={classes['list']}>
        {active.slice(0, shown).map(({ projectId, projectCode, objectName, customerName }) => (
          <li key={projectId}>
            <Anchor component={Link} to={paths.projectDetails(projectId)} size="sm">
              {projectCode} {objectName || customerName}
            </Anchor>
          </li>
        ))}
      </ul>
      {active.length > shown && (
        <Anchor component={Link} to={`${paths.projects}?${new URLSearchParams(all).toString()}`} size="sm">
          {text.moreProjects(active.length - shown)}
        </Anchor>
      )}
    </section>
  );
}
