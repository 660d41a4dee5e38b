import { getProject } from '../../../../shared/contract/projects.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { projectsText as text } from '../../text/projects.ts';
import { ProjectForm } from './project-form.tsx';
import { useProjectChoices } from './use-project-choices.ts';

export function ProjectPanel({ id, args }: PanelProps) {
  // The form's own reads begin with that of the record.
  useProjectChoices();
  return (
    <RecordPanel
      route={getProject}
      kind="project"
      input={id === undefined ? undefined : { params: { projectId: id } }}
      title={text.edit}
      failure={text.notRead}
    >
      {(project) => <ProjectForm project={project} as={args['as'] === 'reviewer' ? 'reviewer' : 'owner'} />}
    </RecordPanel>
  );
}
