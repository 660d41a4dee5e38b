import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PanelAddress } from '../../navigation/panel-address.ts';
import { usePanels } from './panels.ts';

/** A link to a panel, in running text. */
export function PanelLink({ panel, children }: { panel: PanelAddress; children: React.ReactNode }) {
  const { linkTo } = usePanels();
  return (
    <Anchor component={Link} {...linkTo(panel)} inherit>
      {children}
    </Anchor>
  );
}
