import { Checkbox, TextInput } from '@mantine/core';
import '../../components/form/field-styles.ts';
import { formatMoney, formatNumber } from '../../components/format.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { partCreditText as text } from '../../text/part-credits.ts';
import classes from './credited-lines.module.css';
import { type CreditDraft, type CreditableLine, quantityError, withUnit } from './part-credit.ts';

type Props = {
  lines: readonly CreditableLine[];
  draft: CreditDraft;
  onChange: (change: Partial<CreditDraft>) => void;
};

export function CreditedLines({ lines, draft, onChange }: Props) {
  function setQuantity(sortNum: number, typed: string | undefined) {
    const { [sortNum]: _, ...others } = draft.quantities;
    onChange({ quantities: typed === undefined ? others : { ...others, [sortNum]: typed } });
  }
  return (
    <div className={classes['scroll']}>
      <table className={classes['lines']} aria-label={text.table}>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {text.line}
            </th>
            <th scope="col" className={classes['number']}>
              {text.left}
            </th>
            <th scope="col" className={classes['quantity']}>
              {text.quantity}
            </th>
            <th scope="col" className={classes['number']}>
              {text.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CreditedLine
              key={line.item.sortNum}
              line={line}
              typed={draft.quantities[line.item.sortNum]}
              onType={(typed) => setQuantity(line.item.sortNum, typed)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineProps = {
  line: CreditableLine;
  /** Undefined unless the line is ticked. */
  typed: string | undefined;
  onType: (typed: string | undefined) => void;
};

function CreditedLine({ line, typed, onType }: LineProps) {
  const { item, sign, left, projectCode } = line;
  const name = [projectCode, item.invoiceItemGroupHeading, item.invoiceItemText].filter(Boolean).join(', ');
  const quantity = typed === undefined ? null : parseNumber(typed);
  const error = typed === undefined ? undefined : quantityError(line, typed);
  return (
    <tr>
      <td className={classes['tick']}>
        <Checkbox
          aria-label={text.pick(name)}
          checked={typed !== undefined}
          disabled={left === 0}
          onChange={(event) => onType(event.currentTarget.checked ? formatNumber(left) : undefined)}
        />
      </td>
      <td className={classes['text']}>{name}</td>
      <td className={classes['number']}>{left === 0 ? text.isCredited : withUnit(item, left)}</td>
      <td className={`${classes['quantity']} ${classes['typed']}`}>
        <TextInput
          size="xs"
          aria-label={text.quantityOf(name)}
          inputMode="decimal"
          autoComplete="off"
          disabled={left === 0}
          value={typed ?? ''}
          error={error}
          styles={{ input: { textAlign: 'right' } }}
          onChange={(event) => onType(event.currentTarget.value === '' ? undefined : event.currentTarget.value)}
        />
      </td>
      <td className={`${classes['number']} ${classes['sum']}`}>
        {typeof quantity === 'number' && error === undefined && formatMoney(sign * quantity * item.unitPrice)}
      </td>
    </tr>
  );
}
