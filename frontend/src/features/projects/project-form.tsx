import { Alert, Anchor, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { maxInvoiceMessage, type Project } from '../../../../shared/schemas/project.ts';
import { panels, paths } from '../../app/paths.ts';
import { Delayed } from '../../components/delayed.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { MultiSelectField } from '../../components/form/multi-select-field.tsx';
import { MoneyField, NumberField } from '../../components/form/number-field.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { EmailField, TextField } from '../../components/form/text-field.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { FieldsSkeleton } from '../../components/query-view.tsx';
import { common } from '../../text/common.ts';
import { projectsText as text } from '../../text/projects.ts';
import { ProjectAddressField } from './project-address-field.tsx';
import { DeleteProjectLink } from './delete-project-link.tsx';
import { contactOptions, customerOptions, tagOptions, userOptions } from './project-options.ts';
import { useChosenCustomer } from './use-chosen-customer.ts';
import { useProjectChoices, useTellMissingChoices, type ProjectChoices } from './use-project-choices.ts';
import { useProjectRecord } from './use-project-record.ts';

type Props = {
  project: Project | undefined;
  /** What the current user becomes in a new project. */
  as: 'owner' | 'reviewer';
};

/** The panel of a new project, or of one there is, once its selectors can be filled. */
export function ProjectForm({ project, as }: Props) {
  const choices = useProjectChoices();
  useTellMissingChoices(choices.error);
  if (choices.isReady) return <ReadyForm project={project} as={as} choices={choices} />;
  return (
    <Panel title={project ? text.edit : text.addNew}>
      <Delayed>
        <FieldsSkeleton />
      </Delayed>
    </Panel>
  );
}

function ReadyForm({ project, as, choices }: Props & { choices: ProjectChoices }) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const record = useProjectRecord(project, as);
  const { form } = record;
  const { customer, hasRemark, propose } = useChosenCustomer(form, choices.customers);

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
      <FieldGroup>
        {project && <ProjectCode project={project} />}
        <SwitchField form={form} name="active" label={text.active} />
        <Wide>
          <SelectField
            form={form}
            name="customerId"
            label={text.customer}
            required
            autoFocus={!project}
            options={customerOptions(choices.customers)}
            onChosen={(customerId) => void propose(customerId as number | null)}
            {...(project && { missingLabel: project.customerName })}
            {...(hasRemark && { description: <RemarkWarning /> })}
          />
        </Wide>
        <SelectField
          form={form}
          name="projectOwnerUserId"
          label={text.owner}
          clearable
          options={userOptions(choices.users)}
          {...(project && { missingLabel: project.projectOwnerUserInitials })}
        />
        <SelectField
          form={form}
          name="projectReviewerUserId"
          label={text.reviewer}
          clearable
          options={userOptions(choices.users)}
          {...(project && { missingLabel: project.projectReviewerUserInitials })}
        />
        <SelectField
          form={form}
          name="mainContactId"
          label={text.orderer}
          clearable
          options={contactOptions(choices.contacts)}
          {...(project?.mainContact && { missingLabel: project.mainContact.fullName })}
        />
        <MoneyField form={form} name="budget" label={text.budget} />
        <Wide>
          <MultiSelectField form={form} name="tagIds" label={text.tags} options={tagOptions(choices.tags)} />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.addresses}>
        <Wide>
          <ProjectAddressField form={form} kind="object" current={project?.objectAddress} />
        </Wide>
        <Wide>
          <ProjectAddressField form={form} kind="invoice" current={project?.invoiceAddress} />
        </Wide>
      </FieldGroup>
      <FieldGroup title={text.invoice}>
        <NumberField form={form} name="paymentTermDays" label={text.paymentTermDays} unit={text.days} required />
        <EmailField
          form={form}
          name="invoiceEmail"
          label={text.invoiceEmail}
          placeholder={customer?.invoiceEmail ?? ''}
        />
        <TextField form={form} name="costCenter" label={text.costCenter} placeholder={customer?.costCenter ?? ''} />
        <TextField form={form} name="invoiceText" label={text.invoiceText} placeholder={customer?.invoiceText ?? ''} />
        <Wide>
          <TextAreaField
            form={form}
            name="invoiceMessage"
            label={text.invoiceMessage}
            maxLength={maxInvoiceMessage}
            minRows={2}
          />
        </Wide>
      </FieldGroup>
    </FormPanel>
  );
}

/** The code, which leads to all of the project. */
function ProjectCode({ project: { projectId, projectCode } }: { project: Project }) {
  return (
    <ReadOnlyValue label={text.projectCode}>
      <Anchor component={Link} to={paths.projectDetails(projectId)} inherit>
        {projectCode}
      </Anchor>
    </ReadOnlyValue>
  );
}

function RemarkWarning() {
  return (
    <span style={{ color: 'var(--mantine-color-error)' }}>
      <IconAlertTriangle size="0.875rem" style={{ verticalAlign: 'text-bottom' }} aria-hidden />{' '}
      {text.customerHasRemark}
    </span>
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
