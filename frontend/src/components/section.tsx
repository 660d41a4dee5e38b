import { Title } from '@mantine/core';
import { useId } from 'react';
import classes from './section.module.css';

type Props = {
  title: string;
  /** To the right of the title: links and buttons. */
  actions?: React.ReactNode;
  /** Shows the sentence instead of what stands inside. */
  isEmpty?: boolean;
  empty?: string;
  children: React.ReactNode;
};

/** A part of a page with a heading of its own. */
export function Section({ title, actions, isEmpty = false, empty, children }: Props) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <div className={classes['header']}>
        <Title order={2} size="h5" id={id}>
          {title}
        </Title>
        <div className={classes['actions']}>{actions}</div>
      </div>
      {isEmpty ? <p className={classes['empty']}>{empty}</p> : children}
    </section>
  );
}
