// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepSessionOf, serve } from '../../../support/dom.tsx';

const { router } = await import('../../../../frontend/src/app/router.tsx');
const { forgetSession } = await import('../../../../frontend/src/api/session.ts');
const { dismissDialogs, openDialogs } = await import('../../../../frontend/src/components/dialogs/dialogs.ts');

const shown = () => `${router.state.location.pathname}${router.state.location.search}`;
const alerts = () => openDialogs.get().map(({ request }) => request.title);

beforeEach(async () => {
  serve(() => ({ body: { result: { items: [], meta: { totalItems: 0, totalPages: 1, currentPage: 1 } } } }));
  await keepSessionOf('Staff');
  await router.navigate('/404');
  dismissDialogs();
});

describe('an address', () => {
  it('that is unknown leads to the page that says so', async () => {
    await router.navigate('/nowhere/at/all');
    expect(shown()).toBe('/404');
  });

  it('of a screen leads to the log-in without a session, and from there to the screen', async () => {
    forgetSession();
    await router.navigate('/customers?name=a');
    expect(shown()).toBe('/?vidare=%2Fcustomers%3Fname%3Da');
    expect(alerts()).toEqual(['Din session är avslutad, vänligen logga in igen...']);
  });

  it('of a screen above the user’s rights leaves the page as it is', async () => {
    await router.navigate('/projects?name=a');
    await router.navigate('/superadmin/users');
    expect(shown()).toBe('/projects?name=a');
    expect(alerts()).toEqual(['Du har inte tillräcklig behörighet, sorry...']);
  });

  it('that the browser has gone to, above the user’s rights, leads home', async () => {
    window.history.pushState({ idx: 9 }, '', '/superadmin/users');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await expect.poll(shown).toBe('/home/project-owner');
    expect(alerts()).toEqual(['Du har inte tillräcklig behörighet, sorry...']);
  });
});

describe('a page', () => {
  it('is shown when its file has loaded, and that of the newest navigation alone', async () => {
    const first = router.navigate('/settings/deleted');
    expect(shown()).toBe('/404');
    const second = router.navigate('/contact/persons');
    await Promise.all([first, second]);
    expect(shown()).toBe('/contact/persons');
  });

  it('has its title, its parts of the path decoded', async () => {
    await router.navigate('/work-orders/project/%C3%85%2F1');
    expect(router.state.matches.at(-1)?.params).toEqual({ projectCode: 'Å/1' });
    const { title } = router.state.matches.at(-1)!.route.handle;
    expect(title(router.state.matches.at(-1)!.params)).toContain('Å/1');
  });

  it('begins what it reads first when it has loaded, and not again when a filter changes', async () => {
    const log = serve(() => ({ body: { result: { items: [], meta: {} } } }));
    const lists = () => log.filter(({ path }) => path.startsWith('/v1/projects')).length;
    await router.navigate('/home/project-owner');
    expect(lists()).toBe(1);
    await router.navigate('/home/project-owner?name=b');
    expect(lists()).toBe(1);
  });
});
