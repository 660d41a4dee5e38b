import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import { personKinds } from '../../../../shared/codes/person-kinds.ts';
import type { ErasablePerson } from '../../../../shared/schemas/personal-data.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatSome } from '../../components/format.ts';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { changeMarked } from '../../components/list/change-marked.tsx';
import { personalDataText as text } from '../../text/personal-data.ts';
import { RemovalButton } from '../../components/removal-button.tsx';

export function EraseMarked({ rows, onDone }: BulkProps<ErasablePerson>) {
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    const isSure = await confirm({
      title: text.eraseManyTitle(rows.length),
      message: (
        <>
          <p>{formatSome(rows.map(({ fullName }) => fullName))}</p>
          <p>{text.eraseManyMessage}</p>
          <p>{text.isFinal}</p>
        </>
      ),
      verb: text.erase,
      tone: 'danger',
    });
    if (!isSure) return;
    setIsBusy(true);
    let isAnswered = true;
    for (const kind of personKinds) {
      const marked = rows.filter((row) => row.kind === kind).map(({ id, fullName }) => ({ id, name: fullName }));
      // oxlint-disable-next-line no-await-in-loop -- one batch after the other
      if (marked.length > 0) isAnswered &&= (await changeMarked({ what: 'erase-persons', kind }, marked)) !== undefined;
    }
    setIsBusy(false);
    // The refused ones are named, and are still in the list.
    if (isAnswered) onDone([]);
  }

  return <RemovalButton label={text.erase} icon={IconEraser} isBusy={isBusy} onClick={() => void run()} />;
}
