import { Button, Group, Text } from '@mantine/core';
import { endSession, listSessions } from '../../../../shared/contract/calls/auth.ts';
import type { OpenSession } from '../../../../shared/schemas/open-session.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { formatInstant } from '../../components/format.ts';
import { LogTable } from '../../components/log/log-table.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { logInsText as text } from '../../text/log-ins.ts';
import { sessionText } from '../../text/session.ts';
import { logOut, logOutEverywhere } from './log-out.ts';

export function SessionsPanel() {
  const query = useRoute(listSessions, {}, { silent: true });
  return (
    <Panel title={text.sessions} isText>
      <QueryView query={query}>{(sessions) => <Sessions sessions={sessions} />}</QueryView>
    </Panel>
  );
}

function Sessions({ sessions }: { sessions: readonly OpenSession[] }) {
  const { save, saving } = useSave(endSession, { success: text.ended, failure: text.notEnded });
  const end = (sessionId: string) => save({ params: { sessionId } }).catch(() => {});
  const { device, address, since, end: ending } = text.sessionColumns;
  return (
    <>
      <Text size="sm" mb="md">
        {text.sessionsHint}
      </Text>
      <LogTable
        label={text.sessions}
        rows={sessions}
        keyOf={({ sessionId }) => sessionId}
        columns={[
          { label: device, cell: ({ device: name, isThis }) => (isThis ? text.thisSession(name) : name) },
          { label: since, cell: ({ openedAt }) => formatInstant(openedAt) },
          { label: address, cell: (session) => session.address },
          {
            label: ending,
            isActions: true,
            cell: ({ sessionId, isThis, device: name }) => (
              <Button
                variant="default"
                size="compact-xs"
                disabled={saving}
                aria-label={isThis ? text.endThis : text.endOf(name)}
                onClick={() => (isThis ? logOut() : void end(sessionId))}
              >
                {sessionText.logOut}
              </Button>
            ),
          },
        ]}
      />
      <Group justify="flex-end" mt="md">
        <Button variant="default" size="xs" onClick={() => void logOutEverywhere()}>
          {text.everywhere}
        </Button>
      </Group>
    </>
  );
}
