import { Anchor, Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { listFiles } from '../../../../shared/contract/calls/files.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { filesText as text } from '../../text/files.ts';
import { FileIcon } from './file-icon.tsx';
import classes from './project-files-section.module.css';

const shown = 12;

/** The folders and files that the project's own folder holds; each opens where it lies. */
export function ProjectFilesSection({ project: { projectId, projectCode } }: { project: Project }) {
  const files = useRoute(listFiles, { params: { projectCode }, query: {} }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  const openAt = (path?: string) => panelStack.linkTo(panels.files({ projectId, projectCode, ...(path && { path }) }));
  return (
    <Section
      title={text.title}
      actions={
        <Button component={Link} {...openAt()} variant="default" size="xs">
          {text.toFiles}
        </Button>
      }
      isEmpty={files.data?.items.length === 0}
      empty={text.noFilesYet}
    >
      <QueryView query={files}>
        {({ items, next }) => (
          <ul className={classes['files']} aria-label={text.title}>
            {items.slice(0, shown).map((entry) => (
              <li key={entry.path}>
                <FileIcon entry={entry} size="1rem" />
                <Anchor component={Link} {...openAt(entry.type === 'dir' ? entry.path : undefined)} size="sm">
                  {entry.basename}
                </Anchor>
              </li>
            ))}
            {(next !== null || items.length > shown) && <li>{text.andMore}</li>}
          </ul>
        )}
      </QueryView>
    </Section>
  );
}
