import { Button } from '@mantine/core';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { usePanels } from './panels.ts';

export function PanelButton({ panel, children }: { panel: PanelAddress; children: React.ReactNode }) {
  const { open } = usePanels();
  return (
    <Button variant="default" size="xs" onClick={() => void open(panel)}>
      {children}
    </Button>
  );
}
