import type { PanelAddress } from '../../navigation/panel-address.ts';
import { common } from '../../text/common.ts';
import type { ToastMessage } from '../../state/toast.ts';
import { openPanel } from './panels.ts';

export function made(message: string, panel: PanelAddress): ToastMessage {
  return { message, action: { label: common.open, onSelect: () => openPanel.get()(panel) } };
}
