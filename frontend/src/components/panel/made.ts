import type { PanelAddress } from '../../navigation/panel-address.ts';
import { common } from '../../text/common.ts';
import type { Told } from '../toast/toast.ts';
import { openPanel } from './panels.ts';

/** The message about a record that was created, with a button that opens it. */
export function made(message: string, panel: PanelAddress): Told {
  return { message, action: { label: common.open, onSelect: () => openPanel.get()(panel) } };
}
