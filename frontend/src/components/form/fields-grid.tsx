import { Text, Title } from '@mantine/core';
import classes from './fields-grid.module.css';

type GroupProps = {
  title?: string;
  /** A sentence below the title. */
  hint?: string;
  /** Of the title among the page's headings: 3 in a panel, 2 on a page. */
  level?: 2 | 3;
  /** Many short fields: each label stands to the left of its field. */
  areLabelsBeside?: boolean;
  children: React.ReactNode;
};

/** Fields that belong together, in two columns where there is room. */
export function FieldGroup({ title, hint, level = 3, areLabelsBeside = false, children }: GroupProps) {
  return (
    <section className={classes['group']} data-labels={areLabelsBeside ? 'beside' : undefined}>
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
