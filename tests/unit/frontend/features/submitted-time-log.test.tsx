// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffTimeLog, staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { daysOfMonth } from '../../../../shared/lib/days.ts';
import { staffTimeLogsText as text } from '../../../../frontend/src/text/staff-time-logs.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

const { AllMonths } = await import('../../../../frontend/src/features/staff-time-logs/all-months.tsx');
const { TimeLogForm } = await import('../../../../frontend/src/features/staff-time-logs/time-log-form.tsx');
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

describe('a time log that is submitted while its draft is being saved', () => {
  it('is submitted after the draft', async () => {
    const staffTimeLogLines = daysOfMonth(2026, 10).map((_, index) => ({ ...staffTimeLogLine.empty, day: index + 1 }));
    const draft = { ...log, userId: 1, status: 'Draft', version: 1, staffTimeLogLines };
    const sent = serve(({ body }) => ({ body: { result: { ...draft, ...(body as object), version: 2 } } }));
    const saves = () => sent.flatMap(({ method, body }) => (method === 'PUT' ? [(body as typeof draft).status] : []));
    const { fetch: server } = globalThis;
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const response = await server(...request);
      await isAnswered;
      return response;
    });
    await renderPage(<TimeLogForm log={draft as never} months="" />);
    fireEvent.click(await screen.findByRole('button', { name: text.save }));
    await waitFor(() => expect(saves()).toEqual(['Draft']));
    fireEvent.click(screen.getByRole('button', { name: text.submit }));
    const question = await screen.findByRole('dialog');
    fireEvent.click(within(question).getByRole('button', { name: text.submit }));
    answer();
    await waitFor(() => expect(saves()).toEqual(['Draft', 'Submitted']));
  });
});
