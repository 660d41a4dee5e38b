import { Button, Group } from '@mantine/core';
import { IconChecklist, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { CountedWorkOrder, InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { type WordsOfWork, choiceText as text, invoicedWork } from '../../text/invoice-choice.ts';
import { ChooseWork } from './choose-work.tsx';
import { EditLines } from './edit-lines.tsx';
import { type Choice, everything, isEverything } from './invoice-choice.ts';

type Props = {
  workOrders: readonly CountedWorkOrder[] | undefined;
  items: readonly InvoiceItem[] | undefined;
  choice: Choice;
  words?: WordsOfWork;
  /** False where no work is invoiced: then its lines alone are edited. */
  hasWork?: boolean;
  onChange: (choice: Choice) => void;
  /** The work orders are needed. */
  onOpened: () => void;
};

export function InvoiceChoosing({
  workOrders,
  items,
  choice,
  words = invoicedWork,
  hasWork = true,
  onChange,
  onOpened,
}: Props) {
  const [open, setOpen] = useState<'work' | 'lines'>();
  const change = (some: Partial<Choice>) => onChange({ ...choice, ...some });

  const toggle = (part: 'work' | 'lines', label: string, icon: React.ReactNode) => (
    <Button
      variant={open === part ? 'light' : 'default'}
      size="xs"
      leftSection={icon}
      aria-expanded={open === part}
      onClick={() => {
        onOpened();
        setOpen(open === part ? undefined : part);
      }}
    >
      {label}
    </Button>
  );

  return (
    <>
      <Group gap="xs" mb="sm">
        {hasWork && toggle('work', text.choose, <IconChecklist size="0.875rem" />)}
        {toggle('lines', text.edit, <IconPencil size="0.875rem" />)}
        {!isEverything(choice) && (
          <Button variant="subtle" size="xs" onClick={() => onChange(everything)}>
            {text.everything}
          </Button>
        )}
      </Group>
      {open === 'work' && hasWork && workOrders && <ChooseWork {...{ workOrders, choice, words }} onChange={change} />}
      {open === 'lines' && items && <EditLines {...{ items, choice, words }} onChange={change} />}
    </>
  );
}
