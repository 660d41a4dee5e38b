import { getAllContacts } from '../../../../shared/contract/contacts.ts';
import { useRoute } from '../../api/use-route.ts';
import { LinkSelect } from '../../components/list/link-select.tsx';
import { contactLabel, contactsText as text } from '../../text/contacts.ts';

type Props = { linkedIds: readonly number[]; onChosen: (contactId: number) => void };

/** Links one more person to the project. */
export function LinkContactSelect({ linkedIds, onChosen }: Props) {
  const contacts = useRoute(getAllContacts, {}, { staleTime: 5 * 60_000 });
  const left = (contacts.data ?? []).filter(({ contactId }) => !linkedIds.includes(contactId));
  return (
    <LinkSelect
      label={text.link}
      options={left.map((contact) => ({ value: contact.contactId, label: contactLabel(contact) }))}
      nothing={text.nothingToLink}
      onChosen={onChosen}
    />
  );
}
