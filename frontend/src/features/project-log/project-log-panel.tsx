import { Button } from '@mantine/core';
import { useState } from 'react';
import { getLogOfProject } from '../../../../shared/contract/calls/project-logs.ts';
import { getProject } from '../../../../shared/contract/calls/projects.ts';
import type { ProjectLog } from '../../../../shared/schemas/project-log.ts';
import { useRoute } from '../../api/use-route.ts';
import { Notice } from '../../components/notice.tsx';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { projectLogText as text } from '../../text/project-log.ts';
import { LogEntry } from './log-entry.tsx';
import { NewMessage } from './new-message.tsx';
import { OrphanedTexts } from './orphaned-texts.tsx';
import { useLogTexts, type LogTexts } from './use-log-texts.ts';
import classes from './project-log.module.css';

export function ProjectLogPanel({ id }: PanelProps) {
  return id === undefined ? null : <ProjectLogOf projectId={id} />;
}

function ProjectLogOf({ projectId }: { projectId: number }) {
  const { key } = usePanelPlace();
  const options = { silent: true, keepPrevious: false };
  const project = useRoute(getProject, { params: { projectId } }, options);
  const log = useRoute(getLogOfProject, { params: { projectId } }, options);
  const texts = useLogTexts(projectId, key);
  return (
    <Panel title={text.title}>
      <QueryView query={log}>
        {(entries) => (
          <>
            {project.data && (
              <p className={classes['project']}>
                {[project.data.projectCode, project.data.objectAddress?.name, project.data.customerName]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
            <NewMessage projectId={projectId} texts={texts} />
            <OrphanedTexts entries={entries} texts={texts} />
            <Entries entries={entries} texts={texts} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

const step = 100;

function Entries({ entries, texts }: { entries: readonly ProjectLog[]; texts: LogTexts }) {
  const [count, setCount] = useState(step);
  if (entries.length === 0) return <Notice title={text.empty} hint={text.emptyHint} />;
  const rest = entries.length - count;
  return (
    <>
      <ol className={classes['entries']} aria-label={text.entries}>
        {entries.slice(0, count).map((entry) => (
          <LogEntry key={entry.projectLogId} entry={entry} texts={texts} />
        ))}
      </ol>
      {rest > 0 && (
        <Button variant="default" size="xs" fullWidth onClick={() => setCount((before) => before + step)}>
          {text.older(rest)}
        </Button>
      )}
    </>
  );
}
