import { getCustomer } from '../../../../shared/contract/calls/customers.ts';
import type { Contact } from '../../../../shared/schemas/contact.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { queryClient } from '../../api/query-client.ts';
import { routeQuery } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { contactOption, contactSearch } from '../../components/form/searches.ts';
import { CreateBeside } from '../../components/form/create-beside.tsx';
import type { FormOf } from '../../components/form/fields.ts';
import { SearchField } from '../../components/form/search-field.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { projectFormText as text } from '../../text/project-form.ts';
import type { ProjectValues } from './project-values.ts';

type Props = {
  form: FormOf<ProjectValues>;
  project: Project | undefined;
};

export function OrdererField({ form, project }: Props) {
  const panelStack = usePanels();

  async function addContact(name?: string) {
    const { customerId } = form.getValues();
    const start = {
      ...(typeof customerId === 'number' && { customerId, ...(await companyOf(customerId)) }),
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

/** The customer may have been chosen a moment ago: its name is awaited. Without an answer, it is typed by hand. */
async function companyOf(customerId: number): Promise<{ company?: string }> {
  try {
    const { name } = await queryClient.ensureQueryData(routeQuery(getCustomer, { params: { customerId } }));
    return { company: name };
  } catch {
    return {};
  }
}
