import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { filesText as text } from '../../text/files.ts';
import { FileBrowser } from './file-browser.tsx';

export function FilesPanel({ id, args }: PanelProps) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const projectCode = args['projectCode'];
  if (id === undefined || !projectCode) return null;
  return (
    <Panel title={text.title}>
      <FileBrowser
        projectCode={projectCode}
        path={args['path'] ?? ''}
        onOpenFolder={(path) => panelStack.replace(key, panels.files({ projectId: id, projectCode, path }))}
      />
    </Panel>
  );
}
