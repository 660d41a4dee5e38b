import type { Paged } from '../../../../shared/schemas/list.ts';
import type { SumsAge } from '../../api/patch-lists.ts';
import { reportPageFoot } from '../reported-sizes.ts';
import { ExportList } from './export-list.tsx';
import type { ListDefinition } from './list-definition.ts';
import { Pager } from './pager.tsx';
import { PrintList } from './print-list.tsx';
import { fitSize, type ListState, type PageSize } from './use-list-state.ts';
import classes from './list-page.module.css';

type Props<Row> = {
  list: ListDefinition<Row>;
  state: ListState;
  page: Paged<Row>;
  size: PageSize;
  summary: React.ComponentType<{ page: Paged<Row>; state: ListState }> | undefined;
  whole: React.ComponentProps<typeof ExportList<Row>>['whole'];
  readAll: () => Promise<readonly Row[]>;
  isPrintReady: boolean;
  onPrint: (rows: readonly Row[] | undefined) => void;
};

/** Sums, export, printing and pages, below the rows. */
export function ListFoot<Row extends object>(props: Props<Row>) {
  const { list, state, page, size, summary: Summary, whole, readAll, isPrintReady, onPrint } = props;
  return (
    <div className={classes['foot']} ref={reportPageFoot}>
      {page.items.length > 0 && (
        <>
          {Summary && (
            <div
              className={classes['summary']}
              data-filtered={!state.isDefaultFilter || undefined}
              aria-busy={(page as SumsAge).sumsAreOld || undefined}
            >
              <Summary page={page} state={state} />
            </div>
          )}
          <ExportList list={list} readAll={readAll} whole={whole} />
          <PrintList isReady={isPrintReady} total={page.meta.totalItems} readAll={readAll} onRows={onPrint} />
        </>
      )}
      <Pager
        meta={page.meta}
        size={size}
        onPage={state.setPage}
        onSize={state.setSize}
        onFit={() => state.setSize(fitSize)}
      />
    </div>
  );
}
