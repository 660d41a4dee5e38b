import { Title } from '@mantine/core';
import { useId } from 'react';
import classes from './section.module.css';

type Props = {
  title: string;
  actions?: React.ReactNode;
  isEmpty?: boolean;
  empty?: string;
  children: React.ReactNode;
};

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
