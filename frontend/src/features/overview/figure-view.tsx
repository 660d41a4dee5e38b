import { ActionIcon, Anchor, Title } from '@mantine/core';
import { IconChartBar, IconFileSpreadsheet, IconTable } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { exportList } from '../../../../shared/contract/calls/spreadsheets.ts';
import { useDownload } from '../../api/use-download.ts';
import { toast } from '../../state/toast.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import { overviewText as text } from '../../text/overview.ts';
import { Amount, formatOf } from './amount.tsx';
import { BarChart } from './bar-chart.tsx';
import { BarRows } from './bar-rows.tsx';
import type { Figure } from './figure.ts';
import { sheetOfFigure } from './sheet-of-figure.ts';
import { TableOfFigure } from './table-of-figure.tsx';
import classes from './overview.module.css';

type Props = { figure: Figure; isTable: boolean; onTable: (isTable: boolean) => void };

export function FigureView({ figure, isTable, onTable }: Props) {
  const { title, hint, caption, total, parts, bars, empty, isOverTime, isWide, isTall, series, legend } = figure;
  const format = formatOf(figure);
  const id = useId();
  const { download, downloading } = useDownload(exportList, text.notExported);
  const isEmpty = bars.every(({ value, before, count }) => value === 0 && !before?.value && !count);
  const other = isTable ? text.asChartOf(title) : text.asTableOf(title);

  async function saveSheet() {
    if (await download({ body: sheetOfFigure(figure) }, `${title}.xlsx`)) toast.success(text.exported);
  }

  return (
    <section
      className={classes['figure']}
      data-wide={isWide || undefined}
      data-tall={isTall || undefined}
      aria-labelledby={id}
    >
      <div className={classes['head']}>
        <div>
          <Title order={2} size="h5" id={id}>
            {title}
          </Title>
          <p className={classes['hint']}>{hint}</p>
        </div>
        {total && (
          <Anchor
            component={Link}
            to={total.to}
            className={classes['total'] ?? ''}
            aria-label={text.show(`${title}: ${format(total.value)}`)}
          >
            {format(total.value)}
          </Anchor>
        )}
        <div className={classes['tools']}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={other}
            title={isTable ? text.asChart : text.asTable}
            onClick={() => onTable(!isTable)}
          >
            {isTable ? <IconChartBar size="1.125rem" /> : <IconTable size="1.125rem" />}
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={text.exportOf(title)}
            title={text.toExcel}
            loading={downloading}
            onClick={() => void saveSheet()}
          >
            <IconFileSpreadsheet size="1.125rem" />
          </ActionIcon>
        </div>
      </div>
      {isEmpty ? (
        <p className={classes['empty']}>{empty}</p>
      ) : isTable ? (
        <TableOfFigure figure={figure} />
      ) : isOverTime ? (
        <BarChart title={title} bars={bars} series={series} />
      ) : (
        <BarRows title={title} bars={bars} legend={legend} format={format} />
      )}
      {!isEmpty && (
        <p className={classes['caption']}>
          <Unbroken text={caption} />
        </p>
      )}
      {!isEmpty && parts && (
        <div className={classes['parts']}>
          {parts.map(({ name, value, to }) => (
            <p key={name}>
              <span>
                <Unbroken text={name} />
              </span>{' '}
              <Amount of={name} to={to} amount={format(value)} />
            </p>
          ))}
        </div>
      )}
    </section>
  );
}
