import { formatCount } from '../../shared/lib/format.ts';
import { type CallDeadline, callFortnox } from './client.ts';
import { FortnoxProblem } from './problem.ts';

type Term = { code: string; description: string };

/** Terms seldom change; if one was removed, Fortnox refuses it and the list is read again. */
const heldMs = 10 * 60_000;
let held: { terms: Term[]; until: number } | undefined;

/**
 * The code of payment terms with this many days, created if missing.
 * @returns undefined when Fortnox refuses new terms; the due date then suffices
 */
export async function termsOfPayment(days: number, deadline: () => CallDeadline): Promise<string | undefined> {
  const known = codeFor(days, await allTerms(deadline));
  if (known !== undefined) return known;
  const body = { TermsOfPayment: { Code: String(days), Description: formatCount(days, 'dag', 'dagar') } };
  forgetTerms();
  try {
    await callFortnox({ event: 'Skapa betalningsvillkor', method: 'POST', path, body }, deadline());
  } catch (error) {
    if (!(error instanceof FortnoxProblem) || error.isTransient || error.about) throw error;
    return undefined;
  }
  return String(days);
}

export function forgetTerms(): void {
  held = undefined;
}

const path = '/termsofpayments';

async function allTerms(deadline: () => CallDeadline): Promise<Term[]> {
  if (held && held.until > Date.now()) return held.terms;
  const query = { limit: 500 };
  const body = await callFortnox({ event: 'Hämta betalningsvillkor', method: 'GET', path, query }, deadline());
  const list = (body as { TermsOfPayments?: unknown } | undefined)?.TermsOfPayments;
  const terms = (Array.isArray(list) ? list : []).map(({ Code: code, Description: description }) => ({
    code: textOf(code),
    description: textOf(description),
  }));
  held = { terms, until: Date.now() + heldMs };
  return terms;
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The API has no field for days: the code is usually their number, else the description begins with it. */
function codeFor(days: number, terms: readonly Term[]): string | undefined {
  const byCode = terms.find(({ code }) => code === String(days));
  const inWords = new RegExp(`^${days} (dag|dagar|dgr)\\b`, 'i');
  return (byCode ?? terms.find(({ description }) => inWords.test(description)))?.code;
}
