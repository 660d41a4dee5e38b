import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { linesText as text } from '../../text/lines.ts';
import { parseMoney } from '../../../../shared/lib/parse-money.ts';
import { StepperInput, type StepperValue } from '../form/stepper-input.tsx';
import classes from './lines.module.css';

type NumberProps = {
  label: string;
  row: number;
  path: string;
  value: StepperValue;
  placeholder?: string;
  step?: number;
  isMoney?: boolean;
  error: React.ReactNode;
  onChange: (value: StepperValue) => void;
};

export function NumberCell({
  label,
  row,
  path,
  value,
  placeholder = '0',
  step = 0.5,
  isMoney = false,
  error,
  onChange,
}: NumberProps) {
  return (
    <td className={classes[isMoney ? 'money' : 'number']} data-label={label}>
      <StepperInput
        hideLabel
        size="xs"
        label={text.inRow(label, row)}
        inputProps={{ 'data-path': path }}
        initial={value}
        step={step}
        {...(isMoney && { read: parseMoney })}
        placeholder={placeholder}
        error={error}
        onChange={onChange}
      />
    </td>
  );
}

export function RemoveCell({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <td className={classes['remove']}>
      <ActionIcon color="gray" size="md" aria-label={label} title={label} onClick={onRemove}>
        <IconTrash size="1rem" />
      </ActionIcon>
    </td>
  );
}
