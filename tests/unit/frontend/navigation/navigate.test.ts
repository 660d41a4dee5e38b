// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  guardNavigation,
  navigate,
  onShown,
  shownPlace,
  startNavigation,
} from '../../../../frontend/src/navigation/navigate.ts';

const address = () => `${window.location.pathname}${window.location.search}`;
const shown = () => `${shownPlace()!.pathname}${shownPlace()!.search}`;

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  startNavigation();
});

async function back(steps = 1): Promise<void> {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  void navigate(-steps);
  await popped;
}

describe('a navigation', () => {
  it('changes the address and what is shown at once, with its state and a key of its own', () => {
    const first = shownPlace()!;
    const seen: string[] = [];
    const stop = onShown(() => seen.push(shown()));
    void navigate('/customers?name=a', { state: { openedPanel: 'customer:1' } });
    stop();
    expect([address(), shown(), ...seen]).toEqual(Array(3).fill('/customers?name=a'));
    expect(shownPlace()!.state).toEqual({ openedPanel: 'customer:1' });
    expect(shownPlace()!.key).not.toBe(first.key);
  });

  it('to a search alone stays on the path', () => {
    void navigate('/customers');
    void navigate({ search: 'name=b' });
    expect(address()).toBe('/customers?name=b');
    void navigate('?name=c');
    expect(address()).toBe('/customers?name=c');
    void navigate({ search: '' });
    expect(address()).toBe('/customers');
  });

  it('never leaves for another site', () => {
    void navigate('//elsewhere.example/customers');
    expect([window.location.origin, address()]).toEqual([window.origin, '/customers']);
  });

  it('back shows the place before, with its state and key', async () => {
    void navigate('/customers', { state: 'kept' });
    const { key } = shownPlace()!;
    void navigate('/projects');
    await back();
    expect(shownPlace()).toMatchObject({ pathname: '/customers', state: 'kept', key });
  });

  it('that replaces adds no step', async () => {
    void navigate('/customers');
    void navigate('/projects', { replace: true });
    await back();
    expect(shown()).toBe('/');
  });

  it('after a link within the page keeps the count of steps', async () => {
    void navigate('/customers');
    const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.location.hash = '#main';
    await popped;
    const guard = vi.fn(() => false);
    const unguard = guardNavigation(guard);
    await back();
    unguard();
    await vi.waitFor(() => expect(window.location.hash).toBe('#main'));
  });
});

describe('what is entered', () => {
  it('is shown when it has loaded, and the newest alone', async () => {
    const loads = new Map<string, () => void>();
    startNavigation(({ pathname }) =>
      pathname === '/' ? undefined : new Promise((resolve) => loads.set(pathname, () => resolve(undefined))),
    );
    const slow = navigate('/slow');
    const quick = navigate('/quick');
    expect([address(), shown()]).toEqual(['/', '/']);
    loads.get('/quick')!();
    await quick;
    loads.get('/slow')!();
    await slow;
    expect([address(), shown()]).toEqual(['/quick', '/quick']);
  });

  it('can be another place, or none', async () => {
    startNavigation(({ pathname }) => {
      if (pathname === '/old') return '/new?from=old';
      return pathname === '/closed' ? false : undefined;
    });
    await navigate('/old');
    expect([address(), shown()]).toEqual(['/new?from=old', '/new?from=old']);
    await navigate('/closed');
    expect(address()).toBe('/new?from=old');
    await back();
    expect(shown()).toBe('/');
  });

  it('instead of where the tab begins replaces it', () => {
    window.history.replaceState(null, '', '/old');
    const { length } = window.history;
    startNavigation(({ pathname }) => (pathname === '/old' ? '/new' : undefined));
    expect([address(), shown()]).toEqual(['/new', '/new']);
    expect(window.history).toHaveLength(length);
  });
});

describe('a guard', () => {
  it('holds a step forward until it agrees', async () => {
    let answer: (isSure: boolean) => void = () => undefined;
    const unguard = guardNavigation(() => new Promise((resolve) => (answer = resolve)));
    const first = navigate('/customers');
    expect(address()).toBe('/');
    answer(false);
    await first;
    expect(address()).toBe('/');
    const second = navigate('/customers');
    answer(true);
    await second;
    unguard();
    expect([address(), shown()]).toEqual(['/customers', '/customers']);
  });

  it('holds a step back, with the address as it is shown, until it agrees', async () => {
    await navigate('/customers');
    await navigate('/projects');
    await navigate('/persons');
    let answer: (isSure: boolean) => void = () => undefined;
    const guard = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const unguard = guardNavigation(guard);

    void navigate(-2);
    await vi.waitFor(() =>
      expect(guard).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/customers' }), 'pop'),
    );
    await vi.waitFor(() => expect(address()).toBe('/persons'));
    answer(false);
    expect(shown()).toBe('/persons');

    void navigate(-2);
    await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(address()).toBe('/persons'));
    answer(true);
    await vi.waitFor(() => expect([address(), shown()]).toEqual(['/customers', '/customers']));
    expect(guard).toHaveBeenCalledTimes(2);
    unguard();
  });

  it('that agrees at once does not hold a step back', async () => {
    await navigate('/customers');
    const unguard = guardNavigation(() => true);
    await back();
    unguard();
    expect([address(), shown()]).toEqual(['/', '/']);
  });
});
