import { Title } from '@mantine/core';
import classes from './fields-grid.module.css';

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, children }: { title?: string; children: React.ReactNode }) {
  return (
    <section className={classes['group']}>
      {title && (
        <Title order={3} className={classes['title']}>
          {title}
        </Title>
      )}
      <div className={classes['grid']}>{children}</div>
    </section>
  );
}

/** A field as wide as its group. */
export function Wide({ children }: { children: React.ReactNode }) {
  return <div className={classes['wide']}>{children}</div>;
}
