import { environment } from './environment.ts';

export type Fields = Record<string, string | number | boolean | undefined>;

/** Never log bodies, tokens or personal numbers. */
export function log(level: 'info' | 'error', fields: Fields): void {
  const line = JSON.stringify({ level, ...fields });
  if (level === 'error') console.error(line);
  else console.log(line);
}

export type Metric = 'DamagedInvoicePdfs' | 'FortnoxDifferences' | 'AlteredHistory';

export function countForAlarm(metric: Metric, fields: Fields): void {
  const CloudWatchMetrics = [
    { Namespace: environment.metricsNamespace(), Dimensions: [[]], Metrics: [{ Name: metric, Unit: 'Count' }] },
  ];
  console.error(
    JSON.stringify({ level: 'error', ...fields, [metric]: 1, _aws: { Timestamp: Date.now(), CloudWatchMetrics } }),
  );
}

export function errorFields(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: String(error) };
  const cause = error.cause instanceof Error && { cause: `${error.cause.name}: ${error.cause.message}` };
  return { error: error.name, errorMessage: error.message, ...cause, stack: error.stack };
}
