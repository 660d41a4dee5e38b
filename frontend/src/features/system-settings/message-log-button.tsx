import { Button } from '@mantine/core';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { messageLogText as text } from '../../text/message-log.ts';

export function MessageLogButton() {
  const { open } = usePanels();
  return (
    <Button variant="default" size="xs" onClick={() => void open(panels.messageLog())}>
      {text.open}
    </Button>
  );
}
