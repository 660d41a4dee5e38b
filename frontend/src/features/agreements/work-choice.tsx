import { Alert, Checkbox, Radio, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { padSerialNumber } from '../../../../shared/domain/invoice/invoice-number.ts';
import { formatMoney } from '../../components/format.ts';
import { agreementsText as text } from '../../text/agreements.ts';
import type { ChooseProps } from './agreed-review.tsx';

type SumName = 'Left' | 'Free';

/** Which on-account invoices are deducted, and what happens to work above the ceiling. */
export function WorkChoice({ agreement, work, onChoose }: ChooseProps) {
  const { onAccount, priceForm, agreed, left } = agreement;
  const open = onAccount.filter((one) => one.left > 0);
  const [kept, setKept] = useState<readonly number[]>([]);
  const [above, setAbove] = useState<SumName>();
  const deducted = open.filter(({ serialNumber }) => !kept.includes(serialNumber));
  const room = left + deducted.reduce((sum, one) => sum + one.left, 0);
  const isAbove = priceForm === 'Ceiling' && work.value > room;
  const deductKey = deducted.map(({ serialNumber }) => serialNumber).join(' ');

  useEffect(() => {
    const deduct = deductKey.split(' ').filter(Boolean).map(Number);
    onChoose(
      isAbove && !above
        ? { missing: text.chooseAbove }
        : { choice: { as: 'Work', deduct, overCeiling: isAbove && above ? above : 'Refuse' } },
    );
  }, [deductKey, isAbove, above, onChoose]);

  return (
    <Stack gap="sm" mb="md">
      {open.length > 0 && (
        <Checkbox.Group
          label={text.deduct}
          value={deducted.map(({ serialNumber }) => String(serialNumber))}
          onChange={(chosen) =>
            setKept(open.map(({ serialNumber }) => serialNumber).filter((one) => !chosen.includes(String(one))))
          }
        >
          <Stack gap="xs" mt="xs">
            {open.map(({ serialNumber, text: description, left: amount }) => (
              <Checkbox
                key={serialNumber}
                value={String(serialNumber)}
                label={text.deductOne(padSerialNumber(serialNumber), description, formatMoney(amount))}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      {isAbove && (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle />}
          title={text.overCeiling(formatMoney(work.value - room), formatMoney(agreed))}
        >
          <Radio.Group aria-label={text.chooseAbove} value={above ?? null} onChange={(chosen) => setAbove(chosen)}>
            {/* Room for the ring of focus. */}
            <Stack gap="xs" p={4}>
              <Radio value="Left" label={text.leaveAbove} />
              <Radio value="Free" label={text.freeAbove} />
            </Stack>
          </Radio.Group>
        </Alert>
      )}
    </Stack>
  );
}
