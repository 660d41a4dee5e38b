import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './create-beside.module.css';

type Props = {
  /** On the button: 'Ny'. */
  label: string;
  /** What the button makes, for a screen reader: 'Ny objektadress'. */
  name: string;
  /** Opens the panel of a new one above; left out: no button. */
  onCreate?: (() => void) | undefined;
  /** The field that chooses among those there are. */
  children: React.ReactNode;
};

/** A selector with a button beside it that makes a new one to choose, without leaving the form. */
export function CreateBeside({ label, name, onCreate, children }: Props) {
  return (
    <div className={classes['field']}>
      {children}
      {onCreate && (
        <Button variant="default" leftSection={<IconPlus size="0.875rem" />} aria-label={name} onClick={onCreate}>
          {label}
        </Button>
      )}
    </div>
  );
}
