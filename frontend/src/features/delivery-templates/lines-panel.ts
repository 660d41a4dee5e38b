import type { PanelAddress } from '../../navigation/panel-address.ts';

export const linesPanelName = 'template-lines';

/** Rendered inside the template's panel. */
export function linesPanel(itemKey: string): PanelAddress {
  return { name: linesPanelName, args: { item: itemKey } };
}
