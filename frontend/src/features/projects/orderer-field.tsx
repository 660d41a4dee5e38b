import type { Contact } from '../../../../shared/schemas/contact.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { panels } from '../../app/paths.ts';
import { CreateBeside } from '../../components/form/create-beside.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SelectField } from '../../components/form/select-field.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectsText as text } from '../../text/projects.ts';
import { contactOptions } from './project-options.ts';
import type { ProjectValues } from './project-values.ts';
import type { ProjectChoices } from './use-project-choices.ts';

type Props = { form: FormOf<ProjectValues>; project: Project | undefined; choices: ProjectChoices };

/** The orderer: a person there is, or a new one of the chosen customer, made in a panel above. */
export function OrdererField({ form, project, choices: { contacts, customers } }: Props) {
  const panelStack = usePanels();

  async function addContact() {
    const { customerId } = form.getValues();
    const company = customers.find((customer) => customer.customerId === customerId)?.name;
    const start = customerId === null ? undefined : { customerId, ...(company !== undefined && { company }) };
    const added = (await panelStack.open(panels.contact(undefined, start))) as Contact | undefined;
    if (added) form.setFieldValue('mainContactId', added.contactId);
  }

  return (
    <CreateBeside label={text.addNewPerson} name={text.newOrderer} onCreate={() => void addContact()}>
      <SelectField
        form={form}
        name="mainContactId"
        label={text.orderer}
        clearable
        options={contactOptions(contacts)}
        {...(project?.mainContact && { missingLabel: project.mainContact.fullName })}
      />
    </CreateBeside>
  );
}
