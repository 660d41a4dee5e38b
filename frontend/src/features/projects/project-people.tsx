import { Title } from '@mantine/core';
import type { ProjectFigures } from '../../../../shared/schemas/project-figures.ts';
import { FigureTable } from '../../components/figure-table.tsx';
import { sumKronor } from '../../../../shared/lib/money.ts';
import { formatMoney, formatNumber } from '../../components/format.ts';
import { projectFiguresText as text } from '../../text/project-figures.ts';
import classes from './project-figures.module.css';

export function ProjectPeople({ people }: Pick<ProjectFigures, 'people'>) {
  return (
    <div>
      <div className={classes['heading']}>
        <Title order={3} size="h6">
          {text.people}
        </Title>
      </div>
      {people.length === 0 ? (
        <p className={classes['none']}>{text.noWork}</p>
      ) : (
        <FigureTable
          label={text.people}
          rows={people}
          rowKey={({ userId }) => userId ?? 0}
          sums={people.length > 1 ? sumsOf(people) : undefined}
          columns={[
            { label: text.person, value: ({ initials }) => initials || text.shared },
            { label: text.hoursWorked, value: ({ hoursWorked }) => formatNumber(hoursWorked), isNumber: true },
            {
              label: text.invoiceableHours,
              value: ({ invoiceableHours }) => formatNumber(invoiceableHours),
              isNumber: true,
            },
            { label: text.value, value: ({ value }) => formatMoney(value), isNumber: true },
          ]}
        />
      )}
    </div>
  );
}

function sumsOf(people: ProjectFigures['people']): React.ReactNode[] {
  const hours = (of: 'hoursWorked' | 'invoiceableHours') =>
    formatNumber(people.reduce((sum, person) => sum + person[of], 0));
  const value = formatMoney(sumKronor(people, (person) => person.value));
  return [text.sum, hours('hoursWorked'), hours('invoiceableHours'), value];
}
