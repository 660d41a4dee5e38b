import { getContact } from '../../../../shared/contract/calls/contacts.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { RecordPanel } from '../../components/panel/record-panel.tsx';
import { contactsText as text } from '../../text/contacts.ts';
import { ContactForm } from './contact-form.tsx';

export function ContactPanel({ id, args }: PanelProps) {
  const start = {
    customerId: Number(args['customerId']) || null,
    projectId: Number(args['projectId']) || null,
    company: args['company'] ?? '',
    name: args['name'] ?? '',
  };
  return (
    <RecordPanel
      call={getContact}
      kind="contact"
      input={id === undefined ? undefined : { params: { contactId: id } }}
      title={text.edit}
      failure={text.notRead}
    >
      {(contact) => <ContactForm contact={contact} start={start} />}
    </RecordPanel>
  );
}
