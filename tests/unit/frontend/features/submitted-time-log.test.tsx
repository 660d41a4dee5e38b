// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffTimeLog, staffTimeLogLine } from '../../../../shared/entities/staff-time-log.ts';
import { daysOfMonth } from '../../../../shared/lib/days.ts';
import { staffTimeLogsText as text } from '../../../../frontend/src/text/staff-time-logs.ts';
import { keepSessionOf, renderPage, serve } from '../../../support/dom.tsx';

const { AttestActions } = await import('../../../../frontend/src/features/staff-time-logs/attest-actions.tsx');
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

describe('a time log that its owner changes while it is being sent back', () => {
  const versionOf = (path: string) => new URL(path, 'http://klang.example').searchParams.get('version');
  const changed = { by: 'Anna Lindqvist (AL)', at: '2026-11-02T08:00:00.000Z' };

  it('is sent back by the next attempt, with the note as it was typed', async () => {
    await keepSessionOf('SuperAdmin');
    const sent = serve(({ path }) =>
      versionOf(path) === '1'
        ? { status: 409, body: { message: 'Läs in den igen.', changed } }
        : { body: { result: {} } },
    );
    const onDone = vi.fn();
    function Page() {
      const [version, setVersion] = useState(1);
      const onReadAgain = async () => setVersion(2);
      const person = { userId: 2, name: 'Anna Lindqvist', isOther: true };
      return (
        <AttestActions log={{ ...log, version } as never} person={person} onReadAgain={onReadAgain} onDone={onDone} />
      );
    }
    await renderPage(<Page />);
    await userEvent.click(screen.getByRole('button', { name: text.sendBack }));
    const note = await screen.findByRole('textbox', { name: text.sendBackLabel });
    await userEvent.type(note, 'Lägg till den 12{Enter}');
    await screen.findByText(/^Anna Lindqvist \(AL\) ändrade uppgiften/);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.type(note, '{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent.map(({ path, body }) => [versionOf(path), body])).toEqual([
      ['1', { note: 'Lägg till den 12' }],
      ['2', { note: 'Lägg till den 12' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
