import type { PanelAddress } from '../../navigation/panel-address.ts';

export const linesPanelName = 'template-lines';

/** The panel of an item's lines; rendered inside the template's panel. */
export function linesPanel(itemKey: string): PanelAddress {
  return { name: linesPanelName, args: { item: itemKey } };
}
