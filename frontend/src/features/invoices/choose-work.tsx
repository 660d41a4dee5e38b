import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { CountedWorkOrder } from '../../../../shared/schemas/invoice.ts';
import { ownerText } from '../../../../shared/text/work-order-people.ts';
import { formatMoney } from '../../components/format.ts';
import { DayFilter } from '../../components/list/day-filter.tsx';
import { basisText } from '../../text/invoice-basis.ts';
import { type WordsOfWork, choiceText as text } from '../../text/invoice-choice.ts';
import { type Choice, amountOf, isChosen, lineOf } from './invoice-choice.ts';
import classes from './invoice-choice.module.css';

type Props = {
  workOrders: readonly CountedWorkOrder[];
  choice: Choice;
  words: WordsOfWork;
  onChange: (change: Partial<Choice>) => void;
};

export function ChooseWork({ workOrders, choice, words, onChange }: Props) {
  const chosen = workOrders.filter((workOrder) => isChosen(choice, workOrder));
  const inPeriod = workOrders
    .filter(({ verificationDate }) => !choice.until || verificationDate <= choice.until)
    .toSorted((a, b) => a.verificationDate.localeCompare(b.verificationDate) || a.workOrderId - b.workOrderId);

  return (
    <fieldset className={classes['part']}>
      <legend>{words.chosen}</legend>
      <Group gap="sm" align="end" mb="xs">
        <DayFilter label={text.until} value={choice.until} inline={false} onChange={(until) => onChange({ until })} />
        <Button variant="default" size="xs" mb={4} onClick={() => onChange({ off: new Set(), leftOut: new Set() })}>
          {text.markAll}
        </Button>
        <Button
          variant="default"
          size="xs"
          mb={4}
          onClick={() => onChange({ off: new Set(workOrders.map(({ workOrderId }) => workOrderId)) })}
        >
          {text.markNone}
        </Button>
        <Text component="output" display="block" size="sm" mb={6}>
          {words.chosenOf(chosen.length, workOrders.length)}
        </Text>
      </Group>
      <ul className={classes['workOrders']}>
        {inPeriod.map((workOrder) => (
          <li key={workOrder.workOrderId}>
            <WorkOrderChoice workOrder={workOrder} choice={choice} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Text size="sm" c={chosen.length === 0 ? 'var(--mantine-color-error)' : 'dimmed'}>
        {chosen.length === 0 ? words.nothingChosen : words.rest}
      </Text>
    </fieldset>
  );
}

type OneProps = { workOrder: CountedWorkOrder; choice: Choice; onChange: Props['onChange'] };

function WorkOrderChoice({ workOrder, choice, onChange }: OneProps) {
  const { workOrderId, verificationDate, invoiceNote, value } = workOrder;
  const isOn = isChosen(choice, workOrder);
  const counted = workOrder.items.filter((item) => amountOf(item) !== 0);
  const who = ownerText(workOrder);
  return (
    <>
      <Checkbox
        checked={isOn}
        aria-label={text.workOrder(workOrderId)}
        label={
          <span className={classes['workOrder']}>
            <span>{workOrderId}</span>
            <span>{verificationDate}</span>
            <span className={classes['note']}>{[invoiceNote, who].filter(Boolean).join(' · ')}</span>
            <span className={classes['sum']}>{formatMoney(value)}</span>
          </span>
        }
        onChange={() => onChange({ off: toggled(choice.off, workOrderId) })}
        classNames={{ body: classes['row']!, labelWrapper: classes['label']! }}
      />
      {isOn && counted.length > 1 && (
        <ul className={classes['lines']}>
          {counted.map((item) => {
            const name = lineOf(workOrder, item);
            const amount = basisText.amount(amountOf(item), item.productType);
            return (
              <li key={name}>
                <Checkbox
                  size="xs"
                  checked={!choice.leftOut.has(name)}
                  aria-label={text.line(`${item.productName} ${amount}`, workOrderId)}
                  label={`${item.productName} ${amount}`}
                  onChange={() => onChange({ leftOut: toggled(choice.leftOut, name) })}
                />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function toggled<One>(all: ReadonlySet<One>, one: One): ReadonlySet<One> {
  const next = new Set(all);
  if (!next.delete(one)) next.add(one);
  return next;
}
