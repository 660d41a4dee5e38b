import { getContact } from '../../../../shared/contract/calls/contacts.ts';
import { erasePerson } from '../../../../shared/contract/calls/personal-data.ts';
import { getAllProjects } from '../../../../shared/contract/calls/projects.ts';
import {
  contactEditSchema,
  contactFieldsSchema,
  type Contact,
  type Participation,
} from '../../../../shared/schemas/contact.ts';
import { call } from '../../api/call.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import type { ProjectChoice } from '../../components/form/searches.ts';
import { FormTabs } from '../../components/form/form-tabs.tsx';
import { FormPanel } from '../../components/form/form-panel.tsx';
import { useRecordForm } from '../../components/form/use-record-form.ts';
import { splitLeftover } from '../../components/form/leftover.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { contactsText as text } from '../../text/contacts.ts';
import { personalDataText } from '../../text/personal-data.ts';
import { PersonalDataOfContact } from '../personal-data/personal-data-section.tsx';
import { ContactOverview } from './contact-overview.tsx';
import { contactProjectRows } from './contact-project-rows.ts';
import { ContactProjects } from './contact-projects.tsx';
import { contactValues, type ContactStart, type ContactValues } from './contact-values.ts';
import { useSaveContact } from './use-save-contact.ts';

type Props = { contact: Contact | undefined; start: ContactStart };

export function ContactForm({ contact, start }: Props) {
  const place = usePanelPlace();
  const panelStack = usePanels();
  const contactId = contact?.contactId;
  const { save, saving } = useSaveContact(contactId);
  const mayErase = useMayCall(erasePerson);
  const draft = contactId === undefined ? place.key : `contact:${contactId}`;

  const record = useRecordForm<typeof contactEditSchema | typeof contactFieldsSchema, ContactValues, Contact>({
    draft,
    schema: contact ? contactEditSchema : contactFieldsSchema,
    values: contact ? contactValues.fromView(contact) : contactValues.empty(start),
    save: (body, values) => save({ ...body, selectedProjects: values.selectedProjects }, values.version),
    words: {
      selectedProjects: {
        label: text.projects,
        show: (ids) => <ProjectCodes ids={ids as number[]} stored={contact?.participantInProjects ?? []} />,
      },
    },
    waitsAs: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    failure: contact ? text.notUpdated : text.notCreated,
    ...(contactId !== undefined && {
      latest: async () => contactValues.fromView(await call(getContact, { params: { contactId } })),
    }),
  });
  const { form } = record;
  const { chosen } = splitLeftover<number>(useWatched(form, 'selectedProjects'), () => false);
  const stored = contact?.participantInProjects ?? [];
  const added = useAddedProjects(chosen, stored);
  const projects = contactProjectRows(chosen, stored, added);

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
        tabs={[
          {
            key: 'overview',
            label: text.overview,
            content: <ContactOverview form={form} />,
          },
          {
            key: 'projects',
            label: text.projects,
            count: projects.length,
            content: <ContactProjects form={form} rows={projects} />,
          },
          ...(contactId !== undefined && mayErase
            ? [
                {
                  key: 'personal-data',
                  label: personalDataText.title,
                  content: <PersonalDataOfContact contactId={contactId} />,
                },
              ]
            : []),
        ]}
      />
    </FormPanel>
  );
}

function useAddedProjects(selected: readonly number[], stored: readonly Participation[]): readonly ProjectChoice[] {
  const ids = selected.filter((id) => !stored.some(({ projectId }) => projectId === id));
  const added = useRoute(getAllProjects, { query: { ids: ids.join(',') } }, { enabled: ids.length > 0 });
  return ids.length > 0 ? (added.data ?? []) : [];
}

function ProjectCodes({ ids, stored }: { ids: readonly number[]; stored: readonly Participation[] }) {
  const known = [...stored, ...useAddedProjects(ids, stored)];
  return ids.map((id) => known.find(({ projectId }) => projectId === id)?.projectCode ?? id).join(', ');
}
