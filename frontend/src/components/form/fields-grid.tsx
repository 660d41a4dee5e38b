import { Text, Title } from '@mantine/core';
import classes from './fields-grid.module.css';

type GroupProps = {
  title?: string;
  /** A sentence below the title. */
  hint?: string;
  /** Of the title among the page's headings: 3 in a panel, 2 on a page. */
  level?: 2 | 3;
  children: React.ReactNode;
};

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, hint, level = 3, children }: GroupProps) {
  return (
    <section className={classes['group']}>
      {title && (
        <Title order={level} className={classes['title']}>
          {title}
        </Title>
      )}
      {hint && (
        <Text size="xs" c="dimmed" className={classes['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <div className={classes['grid']}>{children}</div>
    </section>
  );
}

/** A field as wide as its group. */
export function Wide({ children }: { children: React.ReactNode }) {
  return <div className={classes['wide']}>{children}</div>;
}
