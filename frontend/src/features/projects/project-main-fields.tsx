import { Anchor } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { paths } from '../../navigation/paths.ts';
import { customerOption, customerSearch } from '../../components/form/searches.ts';
import { CreateBeside } from '../../components/form/create-beside.tsx';
import { FieldGroup, Wide } from '../../components/form/fields-grid.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { MultiSelectField } from '../../components/form/multi-select-field.tsx';
import { MoneyField } from '../../components/form/number-field.tsx';
import { ReadOnlyValue } from '../../components/form/read-only.tsx';
import { SearchField } from '../../components/form/search-field.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SwitchField } from '../../components/form/switch-field.tsx';
import { tagsText } from '../../text/tags.ts';
import { projectFormText as text } from '../../text/project-form.ts';
import { useNewCustomer } from '../customers/use-new-customer.ts';
import { OrdererField } from './orderer-field.tsx';
import { userOptions } from '../../components/user-options.ts';
import type { ProjectValues } from './project-values.ts';
import { type ProjectChoices, tagOptions } from './use-project-choices.ts';

type Props = {
  form: FormOf<ProjectValues>;
  project: Project | undefined;
  choices: ProjectChoices;
  customer: Customer | undefined;
  onCustomerChosen: (customerId: number | null) => void;
};

export function ProjectMainFields({ form, project, choices, customer, onCustomerChosen }: Props) {
  const newCustomer = useNewCustomer((customerId) => {
    form.setFieldValue('customerId', customerId);
    onCustomerChosen(customerId);
  });

  return (
    <FieldGroup>
      {project && <ProjectCode project={project} />}
      <SwitchField form={form} name="active" label={text.active} />
      <Wide>
        <CreateBeside label={text.newCustomer} name={text.newCustomer} onCreate={newCustomer.add}>
          <SearchField
            form={form}
            name="customerId"
            label={text.customer}
            required
            autoFocus
            search={customerSearch}
            onChosen={onCustomerChosen}
            create={newCustomer.create}
            {...(project && { current: customerOption({ ...project, name: project.customerName }) })}
            {...(customer?.paymentRemark && { description: <RemarkWarning /> })}
          />
        </CreateBeside>
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
      <OrdererField form={form} project={project} />
      <MoneyField form={form} name="budget" label={text.budget} />
      <Wide>
        <MultiSelectField
          form={form}
          name="tagIds"
          label={text.tags}
          options={tagOptions(choices.tags)}
          nothing={tagsText.none}
        />
      </Wide>
    </FieldGroup>
  );
}

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
