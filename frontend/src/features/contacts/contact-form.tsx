import { getContact } from '../../../../shared/contract/contacts.ts';
import { contactEditSchema, contactFieldsSchema, type Contact } from '../../../../shared/schemas/contact.ts';
import { call } from '../../api/call.ts';
import { panels } from '../../app/paths.ts';
import { Delayed } from '../../components/delayed.tsx';
import { FormTabs } from '../../components/form/form-tabs.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { FailureNotice, FieldsSkeleton } from '../../components/query-view.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import { ContactOverview } from './contact-overview.tsx';
import { contactProjectRows } from './contact-project-rows.ts';
import { ContactProjects } from './contact-projects.tsx';
import { contactValues, emptyContact, type ContactStart, type ContactValues } from './contact-values.ts';
import { useContactChoices, type ContactChoices } from './use-contact-choices.ts';
import { useSaveContact } from './use-save-contact.ts';

type Props = { contact: Contact | undefined; start: ContactStart };

/** The panel of a new person, or of one there is, once its selectors can be filled. */
export function ContactForm({ contact, start }: Props) {
  const { choices, failed } = useContactChoices();
  if (choices) return <ReadyForm contact={contact} start={start} choices={choices} />;
  return (
    <Panel title={contact ? text.edit : text.addNew}>
      {failed?.error ? (
        <FailureNotice error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Delayed>
          <FieldsSkeleton />
        </Delayed>
      )}
    </Panel>
  );
}

function ReadyForm({ contact, start, choices }: Props & { choices: ContactChoices }) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const contactId = contact?.contactId;
  const { save, saving } = useSaveContact(contactId);
  const draft = contactId === undefined ? place.key : `contact:${contactId}`;

  const record = useRecordForm<typeof contactEditSchema | typeof contactFieldsSchema, ContactValues, Contact>({
    draft,
    schema: contact ? contactEditSchema : contactFieldsSchema,
    values: contact ? contactValues(contact) : emptyContact(start),
    save: (body, values) => save({ ...body, selectedProjects: values.selectedProjects }, values.version),
    words: {
      selectedProjects: {
        label: text.projects,
        show: (ids) =>
          (ids as number[])
            .map((id) => choices.projects.find(({ projectId }) => projectId === id)?.projectCode ?? String(id))
            .join(', '),
      },
    },
    failure: contact ? text.notUpdated : text.notCreated,
    ...(contactId !== undefined && {
      latest: async () => contactValues(await call(getContact, { params: { contactId } })),
    }),
  });
  const { form } = record;
  const selected = useWatched(form, 'selectedProjects');
  const projects = contactProjectRows(selected, contact?.participantInProjects ?? [], choices.projects);

  return (
    <FormPanel
      title={contact ? text.edit : text.addNew}
      draft={draft}
      record={record}
      saving={saving}
      onKept={(saved) => {
        if (!contact) panelStack.replace(place.key, panels.contact(saved.contactId), saved);
      }}
    >
      <FormTabs
        errors={form.errors}
        tabs={[
          {
            key: 'overview',
            label: text.overview,
            content: <ContactOverview form={form} customers={choices.customers} />,
          },
          {
            key: 'projects',
            label: text.projects,
            count: projects.length,
            fields: ['selectedProjects'],
            content: <ContactProjects form={form} rows={projects} projects={choices.projects} />,
          },
        ]}
      />
    </FormPanel>
  );
}
