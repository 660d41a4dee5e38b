import '../../components/form/field-styles.ts';
import { Button, Group, Text, TextInput, Textarea } from '@mantine/core';
import type { InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { formatMoney } from '../../components/format.ts';
import { MoveButtons } from '../../components/form/move-buttons.tsx';
import { basisText } from '../../text/invoice-basis.ts';
import { type WordsOfWork, choiceText as text } from '../../text/invoice-choice.ts';
import { type Choice, type EditableLine, editableLines } from './invoice-choice.ts';
import classes from './invoice-choice.module.css';

type Props = {
  items: readonly InvoiceItem[];
  choice: Choice;
  words: WordsOfWork;
  onChange: (change: Partial<Choice>) => void;
};

const withoutItem = ({ line, text: written, heading }: EditableLine) => ({ line, text: written, heading });

export function EditLines({ items, choice, words, onChange }: Props) {
  const lines = editableLines(items, choice.lines);
  const keep = (next: readonly EditableLine[]) => onChange({ lines: next.map(withoutItem) });
  const edit = (at: number, change: Partial<EditableLine>) =>
    keep(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const move = (at: number, by: 1 | -1) => keep(lines.with(at, lines[at + by]!).with(at + by, lines[at]!));

  return (
    <fieldset className={classes['part']}>
      <legend>{text.lines}</legend>
      <ol className={classes['edited']}>
        {lines.map((line, index) => (
          <li key={line.line}>
            <TextInput
              size="xs"
              aria-label={text.heading(index + 1)}
              placeholder={text.headingHint}
              value={line.heading}
              maxLength={200}
              onChange={(event) => edit(index, { heading: event.currentTarget.value })}
            />
            <Textarea
              size="xs"
              autosize
              minRows={1}
              aria-label={text.lineText(index + 1)}
              value={line.text}
              maxLength={1500}
              error={line.text.trim() === '' && text.emptyLine}
              onChange={(event) => edit(index, { text: event.currentTarget.value })}
            />
            <span className={classes['sum']}>{calculation(line.item)}</span>
            <Group gap={4} wrap="nowrap">
              <MoveButtons
                variant="default"
                labels={{ up: text.up(index + 1), down: text.down(index + 1) }}
                canMove={{ up: index > 0, down: index < lines.length - 1 }}
                onMove={(by) => move(index, by)}
              />
            </Group>
          </li>
        ))}
      </ol>
      <Group justify="space-between" mb="sm">
        <Text size="sm" c="dimmed">
          {words.lineRule}
        </Text>
        {choice.lines.length > 0 && (
          <Button variant="default" size="xs" onClick={() => onChange({ lines: [] })}>
            {text.resetLines}
          </Button>
        )}
      </Group>
      <Textarea
        label={text.note}
        description={text.noteHint}
        autosize
        minRows={2}
        maxLength={1000}
        value={choice.note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </fieldset>
  );
}

function calculation({ productType, invoiceableHours, quantity, unitPrice, subTotal }: InvoiceItem): string {
  const amount = basisText.amount(productType === 'Rate' ? invoiceableHours : quantity, productType);
  return `${amount} ${basisText.price(formatMoney(unitPrice), formatMoney(subTotal))}`;
}
