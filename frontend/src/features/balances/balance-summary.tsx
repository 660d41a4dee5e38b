import { Title } from '@mantine/core';
import type { BalancesOfUser } from '../../../../shared/schemas/staff-time-log.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import { balancesText as text } from '../../text/balances.ts';
import classes from './balances.module.css';

export function BalanceSummary({ balances, name }: { balances: BalancesOfUser; name: string }) {
  const { flex, vacation, openingDay, until, vacationDaysPerYear, months } = balances;
  const ends = months.at(-1);
  const hasDrafts = ends && (ends.flex.balance !== flex.balance || ends.vacation.balance !== vacation.balance);
  return (
    <div className={classes['summary']}>
      {name && (
        <Title order={2} size="h4">
          {text.of(name)}
        </Title>
      )}
      <dl>
        <div>
          <dt>{text.flex}</dt>
          <dd>{text.hours(flex.balance)}</dd>
        </div>
        <div>
          <dt>{text.vacation}</dt>
          <dd>{text.days(vacation.balance)}</dd>
        </div>
      </dl>
      <p>
        {until ? text.until(until) : text.nothingSent}{' '}
        {hasDrafts && text.drafts(ends.flex.balance, ends.vacation.balance)}{' '}
        {openingDay === null ? (
          text.noOpening
        ) : (
          <Unbroken text={text.opening(openingDay, flex.opening, vacation.opening)} />
        )}
      </p>
      <p>{text.rule(vacationDaysPerYear)}</p>
    </div>
  );
}
