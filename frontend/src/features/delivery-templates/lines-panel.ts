import type { PanelAddress } from '../../navigation/panel-address.ts';

export const linesPanelName = 'template-lines';

export function linesPanel(itemKey: string): PanelAddress {
  return { name: linesPanelName, args: { item: itemKey } };
}
