import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { MyDay } from '../../../../shared/schemas/my-day.ts';
import { paths } from '../../navigation/paths.ts';
import { formatMoney } from '../../components/format.ts';
import { Section } from '../../components/section.tsx';
import { myDayText as text } from '../../text/my-day.ts';
import classes from './my-day.module.css';

export function MyProjectsSection({ projects, today }: Pick<MyDay, 'projects' | 'today'>) {
  const { overBudget, dueInstalments, toReview, oldToInvoice } = projects;
  const { upTo } = oldToInvoice;
  return (
    <Section title={text.needed}>
      <dl className={classes['figures']}>
        <Figure
          label={text.overBudget}
          count={overBudget.count}
          words={text.over(overBudget.count, formatMoney(overBudget.amount))}
          to={listAt(paths.projects, { mine: 'owner', budgetUse: 'Over' })}
        />
        <Figure
          label={text.dueInstalments}
          count={dueInstalments.count}
          words={text.worth(dueInstalments.count, formatMoney(dueInstalments.amount))}
          to={listAt(paths.projects, { mine: 'owner', instalmentDueTo: today })}
        />
        <Figure
          label={text.toReview}
          count={toReview.count}
          words={text.worth(toReview.count, formatMoney(toReview.amount))}
          to={listAt(paths.invoicing, { mine: 'reviewer' })}
        />
        <Figure
          label={text.oldToInvoice}
          count={oldToInvoice.count}
          words={text.worth(oldToInvoice.count, formatMoney(oldToInvoice.amount))}
          to={listAt(paths.invoicing, { mine: 'owner', oldestToInvoiceTo: upTo })}
        />
      </dl>
    </Section>
  );
}

function Figure({ label, count, words, to }: { label: string; count: number; words: string; to: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {count === 0 ? (
          text.none
        ) : (
          <Anchor component={Link} to={to} inherit>
            {words}
          </Anchor>
        )}
      </dd>
    </div>
  );
}

function listAt(path: string, filter: Record<string, string>): string {
  return `${path}?${new URLSearchParams(filter).toString()}`;
}
