import { Button, Group } from '@mantine/core';
import { disconnectFortnox } from '../../../../shared/contract/calls/finance-integration.ts';
import { useSave } from '../../api/use-save.ts';
import { panels } from '../../navigation/paths.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { PanelButton } from '../../components/panel/panel-button.tsx';
import { fortnoxText as text } from '../../text/fortnox.ts';

export function FortnoxButtons({ isLinked }: { isLinked: boolean }) {
  const { save, saving } = useSave(disconnectFortnox, { success: text.disconnected, failure: text.notDisconnected });

  async function disconnect() {
    const isSure = await confirm({
      title: text.disconnectTitle,
      message: text.disconnectQuestion,
      verb: text.disconnect,
      tone: 'danger',
    });
    if (isSure) await save({});
  }

  return (
    <Group gap="xs">
      <PanelButton panel={panels.connectionLog()}>{text.openLog}</PanelButton>
      {isLinked && <PanelButton panel={panels.reconciliation()}>{text.openReconciliation}</PanelButton>}
      {isLinked && (
        <Button variant="default" size="xs" loading={saving} onClick={() => void disconnect()}>
          {text.disconnect}
        </Button>
      )}
    </Group>
  );
}
