import { Checkbox, Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { dayOf } from '../../../../shared/lib/days.ts';
import type { AgreementView } from '../../../../shared/schemas/agreement.ts';
import { formatMoney } from '../../components/format.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import type { ChooseProps } from './agreed-review.tsx';

/** The instalments to tick: those whose day has come; without days, the first that is left. */
function dueNow(open: AgreementView['instalments']): number[] {
  const today = dayOf(new Date());
  const due = open.filter(({ dueOn }) => dueOn !== null && dueOn <= today);
  return (due.length > 0 ? due : open.slice(0, 1)).map(({ instalmentId }) => instalmentId);
}

export function InstalmentChoice({ agreement, work, onChoose }: ChooseProps) {
  const { instalments, workOrdersToInvoice } = agreement;
  const open = instalments.filter(({ left }) => left > 0);
  const [ids, setIds] = useState(() => dueNow(open));
  const [settleWork, setSettleWork] = useState(true);
  const isAny = open.length > 0;
  const idKey = ids.filter((id) => open.some(({ instalmentId }) => instalmentId === id)).join(' ');

  useEffect(() => {
    const instalmentIds = idKey.split(' ').filter(Boolean).map(Number);
    const missing = isAny ? text.noInstalments : text.allInvoiced;
    onChoose(instalmentIds.length === 0 ? { missing } : { choice: { as: 'Instalments', instalmentIds, settleWork } });
  }, [idKey, isAny, settleWork, onChoose]);

  if (!isAny) return null;
  return (
    <Stack gap="sm" mb="md">
      <Checkbox.Group
        label={text.chooseInstalments}
        value={ids.map(String)}
        onChange={(chosen) => setIds(chosen.map(Number))}
      >
        <Stack gap="xs" mt="xs">
          {open.map(({ instalmentId, text: description, dueOn, left }) => (
            <Checkbox
              key={instalmentId}
              value={String(instalmentId)}
              label={[description, formatMoney(left), dueOn && text.due(dueOn)].filter(Boolean).join(', ')}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      {workOrdersToInvoice > 0 && (
        <Checkbox
          checked={settleWork}
          label={text.settleWork(settleWork ? work.count : workOrdersToInvoice)}
          description={text.settleHint}
          onChange={(event) => setSettleWork(event.currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
