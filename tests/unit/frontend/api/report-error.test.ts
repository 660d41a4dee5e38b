// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, errorOf } from '../../../../frontend/src/api/api-error.ts';
import { reportError } from '../../../../frontend/src/api/report-error.ts';
import { pastToasts, toast } from '../../../../frontend/src/state/toast.ts';

beforeEach(() => pastToasts.set([]));

const said = () => pastToasts.get().map(({ tone, title, message }) => ({ tone, title, message }));

describe('a failed call reports', () => {
  it('a refusal by role in words of its own', () => {
    reportError(new ApiError(403, { message: 'Annat.' }), 'Kunde inte skapa kund');
    expect(said()).toEqual([{ tone: 'error', title: 'Kunde inte skapa kund', message: 'Du saknar behörighet' }]);
  });

  it('a refusal of the firewall as that, with the id that its log knows it by', () => {
    const headers = { 'x-klang-firewall': 'Requests', 'x-amz-cf-id': 'Ab1==' };
    reportError(errorOf(403, '{"message":"Brandväggen stoppade anropet."}', headers), 'Kunde inte spara');
    expect(said()).toMatchObject([{ title: 'Kunde inte spara', message: 'Brandväggen stoppade anropet. Id: Ab1==' }]);
    pastToasts.set([]);
    const page = { 'content-type': 'text/html', 'x-amz-cf-id': 'Cd2==' };
    reportError(errorOf(403, '<HTML>The request could not be satisfied</HTML>', page));
    expect(said()).toMatchObject([{ message: 'Brandväggen stoppade anropet. Id: Cd2==' }]);
  });

  it('the sentence of the server', () => {
    reportError(errorOf(409, '{"message":"Kunden har projekt och kan inte tas bort."}'), 'Kunde inte ta bort kund');
    expect(said()).toMatchObject([{ message: 'Kunden har projekt och kan inte tas bort.' }]);
  });

  it('each error of a field', () => {
    reportError(errorOf(422, '{"errors":[{"field":"a","message":"Ett."},{"message":"Två."}]}'));
    expect(said().map(({ message }) => message)).toEqual(['Två.', 'Ett.']);
  });

  it('what may have been made as uncertain, and not as failed', () => {
    const message = 'Osäkert: databasen svarade inte i tid, så det kan vara sparat eller inte.';
    reportError(errorOf(504, JSON.stringify({ message })), 'Kunde inte skapa faktura');
    expect(said()).toMatchObject([{ title: undefined, message }]);
  });

  it('nothing after the session’s end or a cancellation', () => {
    reportError(new ApiError(401));
    reportError(new DOMException('', 'AbortError'));
    expect(said()).toEqual([]);
  });
});

describe('a toast', () => {
  it('stays two seconds, and five when it is an error or can be undone', () => {
    toast.success('Kund skapad');
    toast.error('Kunde inte skapa kund');
    toast.info('Raden är borttagen', { action: { label: 'Ångra', onSelect: () => undefined } });
    expect(pastToasts.get().map(({ durationMs }) => durationMs)).toEqual([5000, 5000, 2000]);
  });
});
