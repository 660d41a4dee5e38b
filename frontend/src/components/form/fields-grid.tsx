import { Text, Title } from '@mantine/core';
import classes from './fields-grid.module.css';

type GroupProps = {
  title?: string;
  hint?: string;
  level?: 2 | 3;
  areLabelsBeside?: boolean;
  children: React.ReactNode;
};

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

export function Wide({ children }: { children: React.ReactNode }) {
  return <div className={classes['wide']}>{children}</div>;
}
