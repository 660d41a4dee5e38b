import { Button } from '@mantine/core';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { getBalances, listBalances } from '../../../../shared/contract/calls/staff-time-logs.ts';
import { isLetIn } from '../../../../shared/domain/roles.ts';
import { timeLogsOfOthers } from '../../../../shared/domain/staff-time-log.ts';
import { sessionValue } from '../../api/session.ts';
import { useRoute } from '../../api/use-route.ts';
import { Notice } from '../../components/notice.tsx';
import { PageTable } from '../../components/list/page-table.tsx';
import { PageSkeleton, QueryView } from '../../components/query-view.tsx';
import bars from '../../components/page-bar.module.css';
import { paths } from '../../navigation/paths.ts';
import { useValue } from '../../state/value.ts';
import { balancesText as text } from '../../text/balances.ts';
import { timeReportsText } from '../../text/time-reports.ts';
import { monthColumns, personColumns, sheetOf, tableColumns } from './balance-columns.tsx';
import { BalanceSummary } from './balance-summary.tsx';
import { SaveSheetButton } from './save-sheet-button.tsx';

const showParam = 'show';
const toPerson = (userId: number) => `${paths.timeReportBalance}?${showParam}=${userId}`;

/** One's own balances; SuperAdmins also see all people, and each of them. */
export function BalancePage() {
  const session = useValue(sessionValue);
  const [search, setSearch] = useSearchParams();
  if (!session) return null;
  const maySeeOthers = isLetIn(session, timeLogsOfOthers);
  const shown = maySeeOthers ? search.get(showParam) : null;
  const views = [
    { label: text.own, isShown: shown === null, show: undefined },
    { label: text.all, isShown: shown === 'all', show: 'all' },
  ];
  const switches = maySeeOthers && (
    <Button.Group aria-label={text.views}>
      {views.map((view) => (
        <Button
          key={view.label}
          size="xs"
          variant={view.isShown ? 'filled' : 'default'}
          aria-pressed={view.isShown}
          onClick={() => setSearch(view.show === undefined ? {} : { [showParam]: view.show })}
        >
          {view.label}
        </Button>
      ))}
    </Button.Group>
  );
  return (
    <div className={bars['page']}>
      {shown === 'all' ? (
        <AllBalances switches={switches} />
      ) : (
        <UserBalances
          key={shown}
          userId={Number(shown ?? session.userId)}
          isOther={shown !== null}
          switches={switches}
        />
      )}
    </div>
  );
}

function AllBalances({ switches }: { switches: React.ReactNode }) {
  const query = useRoute(listBalances, {}, { staleTime: 0 });
  const columns = personColumns(toPerson);
  return (
    <QueryView query={query} skeleton={<PageSkeleton />}>
      {(people) => (
        <>
          <div className={bars['bar']}>
            {switches}
            <SaveSheetButton sheet={() => sheetOf(text.tableOfAll, columns, people)} fileName={text.file('')} />
          </div>
          {people.length === 0 ? (
            <Notice title={text.noneOfAll} hint={text.noneHint} />
          ) : (
            <PageTable
              label={text.tableOfAll}
              columns={tableColumns(columns)}
              rows={people}
              rowKey={({ userId }) => userId}
              isOpened
            />
          )}
        </>
      )}
    </QueryView>
  );
}

type UserBalanceProps = { userId: number; isOther: boolean; switches: React.ReactNode };

function UserBalances({ userId, isOther, switches }: UserBalanceProps) {
  const navigate = useNavigate();
  const query = useRoute(getBalances, { params: { userId } }, { staleTime: 0 });
  const toTimeLog = { label: timeReportsText.toTimeLog, onSelect: () => void navigate(paths.staffTimeLogs) };
  return (
    <QueryView query={query} skeleton={<PageSkeleton />}>
      {(balances) => {
        const { months } = balances;
        const name = isOther ? `${balances.firstName} ${balances.lastName}` : '';
        const newestFirst = months.toReversed();
        return (
          <>
            <div className={bars['bar']}>
              {switches}
              {months.length > 0 && (
                <SaveSheetButton
                  sheet={() => sheetOf(text.table(''), monthColumns, newestFirst)}
                  fileName={text.file(name)}
                />
              )}
            </div>
            {months.length === 0 ? (
              <Notice title={text.none} hint={text.noneHint} action={isOther ? undefined : toTimeLog} />
            ) : (
              <>
                <BalanceSummary balances={balances} name={name} />
                <PageTable
                  label={text.table(name)}
                  columns={tableColumns(monthColumns)}
                  rows={newestFirst}
                  rowKey={({ year, month }) => year * 12 + month}
                />
              </>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
