import { Button } from '@mantine/core';
import { panels } from '../../navigation/paths.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { preferencesText as text } from '../../text/preferences.ts';

export function PasskeysButton() {
  const { open } = usePanels();
  return (
    <Button variant="default" size="xs" onClick={() => void open(panels.passkeys())}>
      {text.passkeys}
    </Button>
  );
}
