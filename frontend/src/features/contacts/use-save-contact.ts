import { createContact, updateContact } from '../../../../shared/contract/calls/contacts.ts';
import type { Contact, ContactFields } from '../../../../shared/schemas/contact.ts';
import { UnsentSave } from '../../api/outbox-entry.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { made } from '../../components/panel/created-records.ts';
import { toast } from '../../state/toast.ts';
import { contactsText as text } from '../../text/contacts.ts';

export function useSaveContact(contactId: number | undefined) {
  const create = useSave(createContact, {
    success: (saved) => made(text.created(saved.fullName), panels.contact(saved.contactId)),
    silent: true,
  });
  const update = useSave(updateContact, { success: text.updated, silent: true });

  async function save(body: ContactFields, version: number): Promise<Contact | UnsentSave> {
    const saved =
      contactId === undefined
        ? await create.saveOrWait({ body })
        : await update.saveOrWait({ params: { contactId }, body: { ...body, version } });
    if (saved instanceof UnsentSave) return saved;
    if (contactId === undefined && saved.selectedProjects.length > 0) toast.success(text.linked);
    return saved;
  }

  return { save, saving: create.saving || update.saving };
}
