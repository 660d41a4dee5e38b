// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { WeekSection } from '../../../../frontend/src/features/my-day/week-section.tsx';
import { daysOfMonth } from '../../../../shared/lib/days.ts';
import type { MyDay } from '../../../../shared/schemas/my-day.ts';
import { renderPage, serve } from '../../../support/dom.tsx';

const days = daysOfMonth(2026, 11).slice(22, 29);
const workOrder = (workOrderId: number, verificationDate: string) => ({
  workOrderId,
  projectCode: `26-000${workOrderId}`,
  objectName: '',
  customerName: 'Eken',
  invoiceNote: '',
  status: 'Registered',
  verificationDate,
});

async function openWeek(today: string, isNarrow: boolean) {
  serve(() => ({ body: { result: [] } }));
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isNarrow,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const items = [workOrder(1, '2026-11-23'), workOrder(2, '2026-11-24'), workOrder(3, '2026-11-28')];
  const week = {
    days: days.map((day) => ({ day, isFree: false, name: '' })),
    workOrders: { items, total: items.length },
  };
  await renderPage(<WeekSection day={{ today, week } as unknown as MyDay} />);
}

const order = () => [...document.querySelectorAll('time')].map(({ dateTime }) => Number(dateTime.slice(8)));

describe('the week of Min dag', () => {
  it('begins with today on a phone, and has its past days folded below', async () => {
    await openWeek('2026-11-28', true);
    expect(order()).toEqual([28, 29, 23, 24, 25, 26, 27]);
    const past = screen.getByText('Tidigare i veckan: 2 insatser').closest('details')!;
    expect([past.open, past.querySelectorAll('time').length]).toEqual([false, 5]);
    await userEvent.click(screen.getByText('Tidigare i veckan: 2 insatser'));
    expect(past.open).toBe(true);
  });

  it('has nothing folded on a Monday', async () => {
    await openWeek('2026-11-23', true);
    expect(document.querySelector('details')).toBeNull();
  });

  it('is in order on a wide screen', async () => {
    await openWeek('2026-11-28', false);
    expect(order()).toEqual([23, 24, 25, 26, 27, 28, 29]);
    expect(document.querySelector('details')).toBeNull();
  });
});
