import { describe, expect, it } from 'vitest';
import { readPanel, writePanel } from '../../../../frontend/src/navigation/panel-address.ts';

describe('a panel in the address', () => {
  it('names a record', () => {
    expect(writePanel({ name: 'customer', id: 12 })).toBe('customer:12');
    expect(readPanel('customer:12')).toEqual({ name: 'customer', id: 12, args: {} });
  });

  it('names a new record and what it starts from', () => {
    const text = writePanel({ name: 'work-order', args: { projectCode: '26-0042', note: 'å, ä=ö' } });
    expect(readPanel(text)).toEqual({
      name: 'work-order',
      id: undefined,
      args: { projectCode: '26-0042', note: 'å, ä=ö' },
    });
  });

  it.each(['', 'customer', 'customer:', 'customer:-1', 'a:1,x', 'customer:1,note=%E0%A4%A'])('refuses %j', (text) => {
    expect(readPanel(text)).toBeUndefined();
  });
});
