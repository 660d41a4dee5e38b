import { Button, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { QueryClientProvider, type UseQueryResult } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type {
  previewCustomerPrices,
  previewDefaultPrices,
  previewProjectPrices,
} from '../../../../shared/contract/calls/price-lists.ts';
import type { PriceChange } from '../../../../shared/schemas/price-change.ts';
import type { InputOf } from '../../api/call.ts';
import { queryClient } from '../../api/query-client.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { formatMoney } from '../../components/format.ts';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { priceEffectText as text } from '../../text/price-lists.ts';
import classes from './price-effect.module.css';

export type PreviewRoute = typeof previewDefaultPrices | typeof previewCustomerPrices | typeof previewProjectPrices;

type Props<R extends PreviewRoute> = {
  call: R;
  body: InputOf<R>['body'] | undefined;
  label?: string;
};

const typingMs = 400;

export function PriceEffect<R extends PreviewRoute>({ call, body, label = text.label }: Props<R>) {
  const query = usePriceChange({ call, body });
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  const change = body === undefined ? undefined : query.data;
  return (
    <section className={classes['effect']} aria-label={label}>
      <div className={classes['line']}>
        <Text component="output" display="block" size="sm" aria-busy={query.isFetching}>
          {body === undefined ? text.notYet : sentence(query)}
        </Text>
        {change !== undefined && change.count > 0 && (
          <Text size="sm" fw={600}>
            {text.difference(formatMoney(change.after - change.before))}
          </Text>
        )}
        {change !== undefined && change.count > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? text.hide : text.show}
          </Button>
        )}
      </div>
      <div id={tableId}>{isOpen && change !== undefined && change.count > 0 && <Largest change={change} />}</div>
    </section>
  );
}

/** Dialogs are rendered outside the query provider. */
export function RemovalEffect<R extends PreviewRoute>({ question, ...request }: Props<R> & { question: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      {question}
      <RemovalSentence {...request} />
    </QueryClientProvider>
  );
}

function RemovalSentence<R extends PreviewRoute>(request: Props<R>) {
  const query = usePriceChange(request);
  return (
    <Text component="output" display="block" size="sm" mt="xs" className={classes['removal'] ?? ''}>
      {sentence(query)}
    </Text>
  );
}

function usePriceChange<R extends PreviewRoute>({ call, body }: Props<R>): UseQueryResult<PriceChange> {
  // Serialized, so that equal requests compare as equal between renders.
  const [request] = useDebouncedValue(body === undefined ? '' : JSON.stringify(body), typingMs, { leading: true });
  const input = { body: request === '' ? undefined : (JSON.parse(request) as unknown) } as InputOf<R>;
  return useRoute(call, input, { enabled: request !== '', silent: true });
}

function sentence({ data, error }: UseQueryResult<PriceChange>): string {
  if (error) return text.notKnown;
  // A non-breaking space reserves the line until the response arrives.
  if (!data) return '\u00a0';
  return data.count === 0 ? text.none : text.some(data.count, formatMoney(data.before), formatMoney(data.after));
}

function Largest({ change: { count, largest } }: { change: PriceChange }) {
  return (
    <div className={classes['largest']}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.workOrder}</th>
            <th scope="col">{text.project}</th>
            <th scope="col">{text.customer}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {largest.map(({ workOrderId, projectCode, customerName, before, after }) => (
            <tr key={workOrderId}>
              <td>
                <PanelLink panel={panels.workOrder({ workOrderId })}>{workOrderId}</PanelLink>
              </td>
              <td>{projectCode}</td>
              <td>{customerName}</td>
              <td>{formatMoney(before)}</td>
              <td>{formatMoney(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > largest.length && (
        <Text size="xs" c="dimmed">
          {text.largestOnly(largest.length)}
        </Text>
      )}
    </div>
  );
}
