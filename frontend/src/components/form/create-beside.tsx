import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './create-beside.module.css';

type Props = {
  label: string;
  name: string;
  onCreate?: (() => void) | undefined;
  children: React.ReactNode;
};

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
