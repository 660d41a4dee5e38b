import { Button, Progress } from '@mantine/core';
import { useValue } from '../../state/value.ts';
import { Section } from '../../components/section.tsx';
import { accountingText as text } from '../../text/accounting.ts';
import { type MatchedCustomers, consoleLines, found, progress } from './accounting-state.ts';
import { ResultTable } from './result-table.tsx';
import { useAccounting } from './use-accounting.ts';
import classes from './dev.module.css';

export function AccountingTab() {
  const shown = useValue(found);
  const lines = useValue(consoleLines);
  const made = useValue(progress);
  const { look, approve, approveAll, isFetching, isLooking, isApproving } = useAccounting();
  // What has only a like name is approved one by one.
  const open = shown?.customers.filter(({ isApproved, by }) => !isApproved && by !== 'likeName') ?? [];

  return (
    <div className={classes['page']}>
      <div className={classes['tools']}>
        <Section
          title={text.customers}
          isEmpty={!shown}
          empty={text.resultsEmpty}
          actions={
            <>
              <Button variant="default" size="xs" loading={isFetching} onClick={() => void look('link')}>
                {text.fetch}
              </Button>
              <Button variant="default" size="xs" loading={isLooking} onClick={() => void look('create')}>
                {text.create}
              </Button>
              {shown && open.length > 0 && (
                <Button size="xs" loading={isApproving} onClick={() => void approveAll(shown.task, open)}>
                  {text.approveAll}
                </Button>
              )}
            </>
          }
        >
          {made && (
            <div className={classes['import']}>
              <Progress value={(made.current / Math.max(1, made.total)) * 100} aria-label={text.progress} />
              <output>{text.progressOf(made.current, made.total)}</output>
            </div>
          )}
          {shown && (
            <>
              <p className={classes['lead']}>{leadOf(shown)}</p>
              {shown.customers.length > 0 && (
                <ResultTable
                  customers={shown.customers}
                  busy={isApproving}
                  onApprove={(customer) => void approve(shown.task, [customer])}
                />
              )}
            </>
          )}
        </Section>
      </div>
      <div className={classes['side']}>
        <Section title={text.console} isEmpty={lines.length === 0} empty={text.consoleEmpty}>
          <pre className={classes['console']} role="log" aria-label={text.console}>
            {lines.join('\n')}
          </pre>
        </Section>
      </div>
    </div>
  );
}

function leadOf({ task, customers }: MatchedCustomers): string {
  const { none, some } = text.lead[task];
  return customers.length === 0 ? none : some;
}
