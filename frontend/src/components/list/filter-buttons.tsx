import { Button } from '@mantine/core';
import { IconFilter, IconRotate } from '@tabler/icons-react';
import { common } from '../../text/common.ts';
import classes from './list-page.module.css';

type Props = { onOpen: () => void; onReset: () => void };

export function FilterButtons({ onOpen, onReset }: Props) {
  return (
    <>
      <Button
        variant="default"
        size="xs"
        className={`${classes['iconOnPhone']} ${classes['stays']}`}
        leftSection={<IconFilter size="0.875rem" />}
        onClick={onOpen}
      >
        {common.filter}
      </Button>
      <Button
        variant="default"
        size="xs"
        className={classes['iconOnPhone'] ?? ''}
        leftSection={<IconRotate size="0.875rem" />}
        onClick={onReset}
      >
        {common.reset}
      </Button>
    </>
  );
}
