/** The panel and record in the address: `panel=customer:12` or `panel=address:new,customerId=5`. */
export type PanelAddress = {
  name: string;
  id?: number | undefined;
  args?: Record<string, string | number>;
};

export const panelParam = 'panel';
/** Names the field of a page or a panel that a link leads to. */
export const fieldParam = 'field';

export function writePanel({ name, id, args = {} }: PanelAddress): string {
  const rest = Object.entries(args).map(([key, value]) => `,${key}=${encodeURIComponent(value)}`);
  return `${name}:${id ?? 'new'}${rest.join('')}`;
}

export function readPanel(text: string): PanelAddress | undefined {
  const match = /^([\w-]+):(new|\d{1,15})((?:,\w+=[^,]*)*)$/.exec(text);
  if (!match) return undefined;
  const [, name = '', id, rest = ''] = match;
  const pairs = rest
    .split(',')
    .filter(Boolean)
    .map((pair) => pair.split('='));
  try {
    const args = Object.fromEntries(pairs.map(([key = '', value = '']) => [key, decodeURIComponent(value)]));
    return { name, id: id === 'new' ? undefined : Number(id), args };
  } catch {
    return undefined;
  }
}

export type RowTarget = PanelAddress | string;
