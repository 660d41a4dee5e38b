import { Anchor } from '@mantine/core';
import { deleteProject } from '../../../../shared/contract/calls/projects.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectFormText as text } from '../../text/project-form.ts';

export function DeleteProjectLink({ project }: { project: Project }) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const mayDelete = useMayCall(deleteProject);
  const { deleteRow } = useDeleteRow<Project, typeof deleteProject>({
    route: deleteProject,
    input: ({ projectId, version }) => ({ params: { projectId }, query: { version } }),
    idName: 'projectId',
    confirm: ({ projectCode }) => ({ title: text.delete, message: text.deleteQuestion(projectCode) }),
    waitsAs: ({ projectCode }) => projectCode,
    success: text.deleted,
    failure: text.notDeleted,
    onDeleted: () => void panelStack.close(place.key, { force: true }),
  });
  if (!mayDelete) return null;

  return (
    <Anchor component="button" type="button" size="sm" c="red" onClick={() => void deleteRow(project)}>
      {text.delete}
    </Anchor>
  );
}
