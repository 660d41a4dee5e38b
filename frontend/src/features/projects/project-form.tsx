import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Project } from '../../../../shared/schemas/project.ts';
import { panels } from '../../navigation/paths.ts';
import { Delayed } from '../../components/delayed.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { FieldsSkeleton } from '../../components/query-view.tsx';
import { common } from '../../text/common.ts';
import { projectFormText as text } from '../../text/project-form.ts';
import { DeleteProjectLink } from './delete-project-link.tsx';
import { ProjectAddressField } from './project-address-field.tsx';
import { ProjectInvoiceFields } from './project-invoice-fields.tsx';
import { ProjectMainFields } from './project-main-fields.tsx';
import type { CustomerDefaults } from './project-values.ts';
import { useChosenCustomer } from './use-chosen-customer.ts';
import { useProjectChoices, useReportMissingChoices, type ProjectChoices } from './use-project-choices.ts';
import { useProjectRecord } from './use-project-record.ts';

type Props = {
  project: Project | undefined;
  as: 'owner' | 'reviewer';
  ofCustomer?: CustomerDefaults;
};

export function ProjectForm(props: Props) {
  const { project } = props;
  const choices = useProjectChoices();
  useReportMissingChoices(choices.error);
  if (choices.isReady) return <ReadyForm {...props} choices={choices} />;
  return <ComingProjectForm title={project && text.edit} />;
}

export function ComingProjectForm({ title = text.addNew }: { title?: string | undefined }) {
  return (
    <Panel title={title}>
      <Delayed>
        <FieldsSkeleton />
      </Delayed>
    </Panel>
  );
}

function ReadyForm({ project, as, ofCustomer, choices }: Props & { choices: ProjectChoices }) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const record = useProjectRecord(project, as, ofCustomer);
  const { form } = record;
  const { customer, propose } = useChosenCustomer(form);

  return (
    <FormPanel
      title={project ? text.edit : text.addNew}
      draft={record.draft}
      record={record}
      saving={record.saving}
      onKept={(saved) => {
        if (!project) panelStack.replace(place.key, panels.project(saved.projectId), saved);
      }}
      extra={project && <DeleteProjectLink project={project} />}
    >
      {choices.error && <MissingChoices onRetry={choices.readAgain} />}
      <ProjectMainFields
        form={form}
        project={project}
        choices={choices}
        customer={customer}
        onCustomerChosen={(customerId) => void propose(customerId)}
      />
      <FieldGroup title={text.addresses}>
        <Wide>
          <ProjectAddressField form={form} kind="object" current={project?.objectAddress} />
        </Wide>
        <Wide>
          <ProjectAddressField form={form} kind="invoice" current={project?.invoiceAddress} />
        </Wide>
      </FieldGroup>
      <ProjectInvoiceFields form={form} customer={customer} />
    </FormPanel>
  );
}

function MissingChoices({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={text.choicesNotRead} mb="md">
      <Button size="xs" variant="default" onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Alert>
  );
}
