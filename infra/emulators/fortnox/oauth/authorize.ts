import type { Client, World } from '../company/world.ts';
import { approvalPage, faultPage } from './authorize-page.ts';
import { consentTo, giveCode } from './grants.ts';

export type PageAnswer = { status: number; html: string } | { status: 302; location: string };

type Question = { client: Client; scopes: string[]; state: string; redirectUri: string; isService: boolean };

export function authorize(world: World, query: URLSearchParams, form: URLSearchParams | undefined): PageAnswer {
  const asked = readQuestion(world, query);
  if ('status' in asked) return asked;
  if (asked.scopes.length === 0 || asked.scopes.some((scope) => !asked.client.scopes.includes(scope))) {
    return refuse(asked, 'invalid_scope', 'The requested scope is invalid, unknown, or malformed.');
  }
  const companies = world.companies().map(({ settings }) => settings);
  if (!form) return { status: 200, html: approvalPage(asked.client.id, asked.scopes, companies) };
  if (form.get('decision') !== 'approve') {
    return refuse(asked, 'access_denied', 'The resource owner or authorization server denied the request.');
  }
  const company = world.company(Number(form.get('company') ?? companies[0]!.tenant));
  if (!company) return { status: 400, html: faultPage('Företaget finns inte.') };
  const { licences, tenant } = company.settings;
  if (asked.scopes.some((scope) => !licences.includes(scope))) {
    return refuse(asked, 'error_missing_license', 'The company lacks a license for a requested scope.');
  }
  const what = { clientId: asked.client.id, tenant, scopes: asked.scopes };
  if (asked.isService) consentTo(world, what);
  const isOffline = query.get('access_type') === 'offline';
  return redirect(asked, { code: giveCode(world, what, { redirectUri: query.get('redirect_uri') ?? '', isOffline }) });
}

/** Errors in the request itself are shown as a page, because the redirect URI cannot be trusted. */
function readQuestion(world: World, query: URLSearchParams): Question | PageAnswer {
  const client = world.clients.get(query.get('client_id') ?? '');
  if (!client) return { status: 400, html: faultPage('Integrationen är okänd.') };
  const redirectUri = query.get('redirect_uri') ?? client.redirectUris[0] ?? '';
  if (!isRegistered(client, redirectUri)) {
    return { status: 400, html: faultPage('Adressen att återvända till är inte registrerad för integrationen.') };
  }
  const state = query.get('state') ?? '';
  if (query.get('response_type') !== 'code' || state === '') {
    return { status: 400, html: faultPage('Frågan saknar response_type=code eller state.') };
  }
  const scopes = (query.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  return { client, scopes, state, redirectUri, isService: query.get('account_type') === 'service' };
}

function isRegistered({ redirectUris }: Client, redirectUri: string): boolean {
  if (redirectUris.length > 0) return redirectUris.includes(redirectUri);
  return URL.canParse(redirectUri) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(redirectUri).hostname);
}

function refuse(asked: Question, error: string, description: string): PageAnswer {
  return redirect(asked, { error, error_description: description });
}

function redirect({ redirectUri, state }: Question, answer: Record<string, string>): PageAnswer {
  const location = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, state })) location.searchParams.set(name, value);
  return { status: 302, location: location.href };
}
