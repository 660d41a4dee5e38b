import '@mantine/core/styles/List.css';
import { Alert, List } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { NumberSeries } from '../../../../shared/schemas/number-series.ts';
import { numberSeriesText as text } from '../../text/number-series.ts';
import classes from './number-series.module.css';

type Props = { series: NumberSeries; first: number; last: number };

export function SeriesVerdict({ series: { gaps, missing, repeated }, first, last }: Props) {
  if (gaps === 0 && repeated === 0) {
    return (
      <Alert color="green" icon={<IconCircleCheck />} p="xs" className={classes['verdict'] ?? ''}>
        {text.whole(first, last)}
      </Alert>
    );
  }
  return (
    <>
      {gaps > 0 && (
        <Alert color="red" icon={<IconAlertTriangle />} title={text.broken(gaps)} className={classes['verdict'] ?? ''}>
          {text.missing}
          <List size="sm">
            {missing.map(({ from, to }) => (
              <List.Item key={from}>{text.run(from, to)}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      {repeated > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle />}
          title={text.doubled(repeated)}
          className={classes['verdict'] ?? ''}
        />
      )}
    </>
  );
}
