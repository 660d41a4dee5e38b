import { getProject } from '../../../../shared/contract/calls/projects.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { projectFormText as text } from '../../text/project-form.ts';
import { ComingProjectForm, ProjectForm } from './project-form.tsx';
import { useStartOfCustomer } from './use-chosen-customer.ts';
import { useProjectChoices } from './use-project-choices.ts';

export function ProjectPanel({ id, args }: PanelProps) {
  // The form's own reads begin with that of the record.
  useProjectChoices();
  const as = args['as'] === 'reviewer' ? 'reviewer' : 'owner';
  const customerId = Number(args['customerId']) || undefined;
  return (
    <RecordPanel
      call={getProject}
      kind="project"
      input={id === undefined ? undefined : { params: { projectId: id } }}
      title={text.edit}
      failure={text.notRead}
    >
      {(project) =>
        project || customerId === undefined ? (
          <ProjectForm project={project} as={as} />
        ) : (
          <NewOfCustomer customerId={customerId} as={as} />
        )
      }
    </RecordPanel>
  );
}

function NewOfCustomer({ customerId, as }: { customerId: number; as: 'owner' | 'reviewer' }) {
  const ofCustomer = useStartOfCustomer(customerId);
  return ofCustomer ? <ProjectForm project={undefined} as={as} ofCustomer={ofCustomer} /> : <ComingProjectForm />;
}
