import { useEffect } from 'react';
import type { HistoryKind } from '../../../../shared/codes/kinds.ts';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import type { AnswerOf, InputOf } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useRoute } from '../../api/use-route.ts';
import { HistoryOfContext } from './history-button.tsx';
import { QueryView } from '../query-view.tsx';
import { readPanel } from '../../navigation/panel-address.ts';
import { usePanelPlace } from './panel-place.tsx';
import { Panel } from './panel.tsx';
import { isLeaving, restoredOutcome } from './panels.ts';

type Props<R extends Call> = {
  call: R;
  input: InputOf<R> | undefined;
  title: string;
  width?: number;
  failure?: string;
  kind?: HistoryKind;
  children: (record: AnswerOf<R> | undefined) => React.ReactNode;
};

export function RecordPanel<R extends Call>({ call, input, title, width, failure, kind, children }: Props<R>) {
  const { key } = usePanelPlace();
  const query = useRoute(call, input ?? ({} as InputOf<R>), {
    // The action that closed the panel may have deleted the record.
    enabled: () => input !== undefined && !isLeaving(key),
    silent: true,
    keepPrevious: false,
  });
  const { error } = query;
  useEffect(() => {
    if (error && failure) reportError(error, failure);
  }, [error, failure]);
  const id = readPanel(key)?.id;
  // A record that was just created is used before it has been read, so that its form stays open.
  const record = query.data ?? (restoredOutcome(key) as AnswerOf<R> | undefined);
  const isWaiting = input !== undefined && record === undefined;
  return (
    <HistoryOfContext value={kind && id !== undefined ? { kind, id } : undefined}>
      {isWaiting ? (
        <Panel title={title} {...(width !== undefined && { width })}>
          <QueryView query={query}>{() => null}</QueryView>
        </Panel>
      ) : (
        children(input === undefined ? undefined : record)
      )}
    </HistoryOfContext>
  );
}
