import { Button } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { listsText as text } from '../../text/lists.ts';
import classes from './list-page.module.css';

type Props = { isOpen: boolean; onToggle: () => void };

/** On a phone, the tools that are not always used stand behind it. */
export function MoreTools({ isOpen, onToggle }: Props) {
  return (
    <Button
      variant={isOpen ? 'light' : 'default'}
      size="xs"
      className={`${classes['onPhone']} ${classes['iconOnPhone']} ${classes['stays']}`}
      leftSection={<IconDots size="0.875rem" />}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      {text.moreTools}
    </Button>
  );
}
