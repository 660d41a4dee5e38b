import type { Contact } from '../../../../shared/schemas/contact.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { panels } from '../../navigation/paths.ts';
import { contactOption, contactSearch } from '../../components/form/searches.ts';
import { CreateBeside } from '../../components/form/create-beside.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SearchField } from '../../components/form/search-field.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectsText as text } from '../../text/projects.ts';
import type { ProjectValues } from './project-values.ts';

type Props = {
  form: FormOf<ProjectValues>;
  project: Project | undefined;
  company: string | undefined;
};

export function OrdererField({ form, project, company }: Props) {
  const panelStack = usePanels();

  async function addContact(name?: string) {
    const { customerId } = form.getValues();
    const start = {
      ...(typeof customerId === 'number' && { customerId, ...(company !== undefined && { company }) }),
      ...(name !== undefined && { name }),
    };
    const added = (await panelStack.open(panels.contact(undefined, start))) as Contact | undefined;
    if (added) form.setFieldValue('mainContactId', added.contactId);
  }

  return (
    <CreateBeside label={text.addNewPerson} name={text.newOrderer} onCreate={() => void addContact()}>
      <SearchField
        form={form}
        name="mainContactId"
        label={text.orderer}
        clearable
        search={contactSearch}
        create={{ label: text.createPerson, onCreate: (name) => void addContact(name) }}
        {...(project?.mainContact && { current: contactOption(project.mainContact) })}
      />
    </CreateBeside>
  );
}
