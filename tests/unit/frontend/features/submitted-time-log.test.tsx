// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffTimeLog } from '../../../../shared/entities/staff-time-log.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

const { AllMonths } = await import('../../../../frontend/src/features/staff-time-logs/all-months.tsx');
const { LogBar } = await import('../../../../frontend/src/features/staff-time-logs/log-bar.tsx');

const log = {
  ...staffTimeLog.empty,
  staffTimeLogId: 9,
  year: 2026,
  month: 10,
  status: 'Submitted',
  dateSubmitted: null,
  dateApproved: null,
};

beforeEach(() => keepSessionOf('Staff'));

describe('a time log that is submitted without a date', () => {
  it('is shown as submitted', async () => {
    await renderPage(<LogBar log={log as never} months="" percentage={100} lines={[]} />);
    expect(screen.getByText('Inskickad')).toBeDefined();
  });

  it('stands among all months', async () => {
    serve(() => ({ body: { result: [{ ...log, sums: {} }] } }));
    await renderPage(<AllMonths person={{ userId: 1, name: 'A B', isOther: true }} onChoose={vi.fn()} />);
    await screen.findByRole('button', { name: 'oktober 2026' });
  });
});
