import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { linesText as text } from '../../text/lines.ts';
import { StepperInput, type Entered } from '../form/stepper-input.tsx';
import classes from './lines.module.css';

type NumberProps = {
  label: string;
  /** In its own table, from 1. */
  row: number;
  /** Where the form has it, which is what errors name. */
  path: string;
  value: Entered;
  /** What an empty one shows: a zero where it counts as one. */
  placeholder?: string;
  error: React.ReactNode;
  onChange: (value: Entered) => void;
};

/** Hours or pieces of a line. */
export function NumberCell({ label, row, path, value, placeholder = '0', error, onChange }: NumberProps) {
  return (
    <td className={classes['number']} data-label={label}>
      <StepperInput
        hideLabel
        size="xs"
        label={text.inRow(label, row)}
        inputProps={{ 'data-path': path }}
        initial={value}
        placeholder={placeholder}
        error={error}
        onChange={onChange}
      />
    </td>
  );
}

/** Takes a line away. */
export function RemoveCell({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <td className={classes['remove']}>
      <ActionIcon color="gray" size="md" aria-label={label} title={label} onClick={onRemove}>
        <IconTrash size="1rem" />
      </ActionIcon>
    </td>
  );
}
