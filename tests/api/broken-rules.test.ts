import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Data, records } from '../../functions/data/core/records.ts';
import { UnitOfWork } from '../../functions/data/core/unit-of-work.ts';
import { priceListYears } from '../../functions/prices/price-list-store.ts';
import { projectCodes } from '../../functions/projects/project-store.ts';
import { getSystemSettings, saveSettings } from '../../functions/settings/settings-store.ts';
import type { LocalStack } from '../../infra/host/stack.ts';
import { allRoutes } from '../../shared/contract/all-routes.ts';
import { listProjects } from '../../shared/contract/projects.ts';
import { isWriting } from '../../shared/contract/calls/is-writing.ts';
import type { Route } from '../../shared/contract/route.ts';
import { type Kind, kinds } from '../../shared/codes/kinds.ts';
import { type Api, type CallOptions } from '../support/api.ts';
import { startEmptyFirm } from '../support/empty-firm.ts';
import { breaks, spoil } from '../support/spoil.ts';

/** An issued invoice is as it was printed, and the others hold no values that anybody types. */
const unspoiled: readonly Kind[] = ['invoice', 'user-settings', 'system-secrets', 'fortnox-connection'];
const spoiled = kinds.filter((kind) => !unspoiled.includes(kind));

/** A record of each kind for each way to break rules, which refer to each other by the same id. */
const ways = Object.entries(breaks).map(([words, how], index) => ({ words, how, id: 900 + index }));

let stack: LocalStack;
let developer: Api;

beforeAll(async () => {
  ({ stack, api: developer } = await startEmptyFirm('Developer'));
  Object.assign(process.env, stack.environment);
  for (const { how, id } of ways) {
    const unit = new UnitOfWork(0);
    for (const kind of spoiled) {
      const data = spoil(records[kind], sampleOf(kind, id), how) as Data<Kind>;
      if (kind === 'system-settings') saveSettings(unit, await getSystemSettings(), data as Data<typeof kind>);
      else unit.createWithId(kind, id, data);
    }
    unit.reserveUnique(projectCodes, codeOf(id), id);
    unit.reserveUnique(priceListYears, String(id), id);
    await unit.commit(null);
  }
});
afterAll(() => stack.close());

const codeOf = (id: number) => `26-${id}`;

/** A record as it was once stored, whose references are all to one id. */
function sampleOf(kind: Kind, id: number): unknown {
  const [oldest] = globSync(`tests/fixtures/records/*/${kind}.json`).toSorted();
  const text = readFileSync(oldest!, 'utf8');
  const data = JSON.parse(text, (name, value: unknown) => {
    if (name === 'projectCode') return codeOf(id);
    if (name.endsWith('Id') && typeof value === 'number') return id;
    return name.endsWith('Ids') ? [id] : value;
  }).data;
  return kind === 'work-order' ? { ...data, status: 'Registered', invoiceId: null } : data;
}

/** What calls need beside ids. */
const asked: Record<string, CallOptions> = {
  'search/find-records': { query: { text: 'å' } },
  'search/find-files': { query: { text: 'å' } },
  'customers/find-like-customers': { query: { name: 'å' } },
  'hub/get-changes': { query: { since: new Date().toISOString() } },
  [listProjects.name]: { body: { filter: { showAll: true }, tagIds: [] } },
};

const opened = allRoutes.filter(
  (route) => route.role !== 'public' && !isWriting(route) && (route.method === 'GET' || route === listProjects),
);
const isOfOne = ({ path }: Route) => path.includes('{');

async function statusOf(route: Route, id = 0): Promise<string> {
  const codes = { code: codeOf(id), projectCode: codeOf(id), type: 'InvoiceAddress', kind: 'customer', year: 2026 };
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name) => [name, codes[name as keyof typeof codes] ?? id]));
  const { status } = await developer.call(route, { params, ...asked[route.name] });
  return `${route.name}: ${status}`;
}

describe('a record that breaks every rule for input', () => {
  it('is shown by every list beside the others', async () => {
    const answers = [];
    for (const route of opened.filter((one) => !isOfOne(one))) answers.push(await statusOf(route));
    // No firm is linked.
    const unlinked = answers.filter((one) => /^(finance-integration|dev-customers|dev)\/.*: 409$/.test(one));
    expect(answers.filter((one) => !one.endsWith(': 200') && !unlinked.includes(one))).toEqual([]);
  });

  it.each(ways)('is opened with values that are $words', async ({ id }) => {
    const answers = [];
    for (const route of opened.filter(isOfOne)) answers.push(await statusOf(route, id));
    expect(answers.filter((one) => / 5\d\d$/.test(one))).toEqual([]);
    expect(answers.filter((one) => one.endsWith(': 200')).length).toBeGreaterThan(answers.length / 2);
  });
});
