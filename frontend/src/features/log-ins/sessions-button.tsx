import { Button } from '@mantine/core';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { logInsText as text } from '../../text/log-ins.ts';

export function SessionsButton() {
  const { open } = usePanels();
  return (
    <Button variant="default" size="xs" onClick={() => void open(panels.sessions())}>
      {text.sessions}
    </Button>
  );
}
