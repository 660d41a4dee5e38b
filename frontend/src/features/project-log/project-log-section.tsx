import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getLogOfProject } from '../../../../shared/contract/calls/project-logs.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { projectLogText as text } from '../../text/project-log.ts';
import { ReadLogEntry } from './log-entry.tsx';
import classes from './project-log.module.css';

const shown = 3;

export function ProjectLogSection({ projectId }: { projectId: number }) {
  const log = useRoute(getLogOfProject, { params: { projectId } }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  return (
    <Section
      title={text.latest}
      actions={
        <Button component={Link} {...panelStack.linkTo(panels.projectLog(projectId))} variant="default" size="xs">
          {text.toLog}
        </Button>
      }
      isEmpty={log.data?.length === 0}
      empty={text.empty}
    >
      <QueryView query={log}>
        {(entries) => (
          <ol className={classes['latest']} aria-label={text.latest}>
            {entries.slice(0, shown).map((entry) => (
              <ReadLogEntry key={entry.projectLogId} entry={entry} />
            ))}
          </ol>
        )}
      </QueryView>
    </Section>
  );
}
