import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useState } from 'react';
import { lazy } from '../lazy.tsx';
import classes from './row-sign.module.css';

const RowSignWords = lazy(() => import('./row-sign-words.tsx'), 'RowSignWords');

type Props = {
  icon: Icon;
  words: string;
  look: 'warning' | 'remark' | 'ready';
  /** True for the row that Tab reaches; Tab then reaches its sign too. */
  isTabStop: boolean;
};

/** A sign in a row, whose words a press shows, as the pointer does. */
export function RowSign({ icon: Sign, words, look, isTabStop }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <span className={classes['place']}>
      <UnstyledButton
        className={`${classes['sign']} ${classes[look]}`}
        title={words}
        aria-expanded={isOpen}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => setIsOpen(!isOpen)}
      >
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an SVG of the icon library */}
        <Sign size="1rem" role="img" aria-label={words} />
      </UnstyledButton>
      {isOpen && <RowSignWords words={words} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
