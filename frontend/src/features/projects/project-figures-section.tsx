import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import type { Project } from '../../../../shared/schemas/project.ts';
import { percentOfBudget } from '../../../../shared/domain/project-budget.ts';
import { Facts } from '../../components/facts.tsx';
import { formatMoney } from '../../components/format.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { ShareBar } from '../../components/share-bar.tsx';
import { paths } from '../../navigation/paths.ts';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import { budgetBar } from './budget-bar.ts';
import { ProjectCurve } from './project-curve.tsx';
import { ProjectLosses } from './project-losses.tsx';
import { ProjectPeople } from './project-people.tsx';
import classes from './project-figures.module.css';
import { useProjectFigures } from './use-project-figures.ts';

export function ProjectFiguresSection({ project: { projectId, projectCode } }: { project: Project }) {
  const query = useProjectFigures(projectId);
  return (
    <Section title={text.title}>
      <QueryView query={query}>
        {(figures) => (
          <div className={classes['figures']}>
            <Sums figures={figures} projectCode={projectCode} />
            <div className={classes['columns']}>
              <ProjectCurve figures={figures} />
              <ProjectPeople people={figures.people} />
            </div>
            {figures.losses.total > 0 && <ProjectLosses losses={figures.losses} />}
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function Sums({ figures, projectCode }: { figures: ProjectFigures; projectCode: string }) {
  const { budget, quoted, worked, invoiced } = figures;
  const percent = percentOfBudget(figures);
  const workOrders = (status: string) => `${paths.projectWorkOrders(projectCode)}?${query({ status, size: '0' })}`;
  return (
    <>
      <div className={classes['bar']}>
        <ShareBar {...budgetBar(figures)} />
        <div className={classes['barWords']}>
          {percent !== null && <span>{text.used(percent)}</span>}
          <ul className={classes['legend']} aria-hidden>
            <li data-tone="main">{text.invoiced}</li>
            <li data-tone="light">{text.notInvoiced}</li>
            {percent !== null && percent > 100 && <li data-tone="over">{text.overBudget}</li>}
          </ul>
        </div>
      </div>
      <Facts
        facts={[
          { label: text.budget, value: budget > 0 ? formatMoney(budget) : text.noBudget },
          { label: text.quoted, value: <Sum amount={quoted} to={workOrders('Quoted')} /> },
          { label: text.worked, value: <Sum amount={worked} to={workOrders('Registered,Invoiced')} /> },
          {
            label: text.invoiced,
            value: (
              <Sum amount={invoiced} to={`${paths.invoiceArchive}?${query({ projectCode, notCancelled: 'true' })}`} />
            ),
          },
          { label: text.left, value: leftOf(figures) },
        ]}
      />
    </>
  );
}

function leftOf({ left }: ProjectFigures): string | undefined {
  if (left === null) return undefined;
  return left < 0 ? text.overBy(formatMoney(-left)) : formatMoney(left);
}

function Sum({ amount, to }: { amount: number; to: string }) {
  return (
    <Anchor component={Link} to={to} inherit>
      {formatMoney(amount)}
    </Anchor>
  );
}

const query = (filter: Record<string, string>) => new URLSearchParams(filter).toString();
