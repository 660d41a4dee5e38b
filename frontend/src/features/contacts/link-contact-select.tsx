import { contactSearch } from '../../components/form/searches.ts';
import { LinkSearch } from '../../components/list/link-select.tsx';
import { contactsText as text } from '../../text/contacts.ts';

type Props = { linkedIds: readonly number[]; onChosen: (contactId: number) => void };

export function LinkContactSelect({ linkedIds, onChosen }: Props) {
  return (
    <LinkSearch
      label={text.link}
      search={contactSearch}
      linkedIds={linkedIds}
      nothing={text.nothingToLink}
      onChosen={onChosen}
    />
  );
}
