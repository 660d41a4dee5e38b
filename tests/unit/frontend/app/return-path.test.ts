// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { forgetSession, keepSession } from '../../../../frontend/src/api/session.ts';
import { loginPathFor, pathAfterLogin } from '../../../../frontend/src/app/pages/return-path.ts';

const home = '/home/project-owner';
const origin = 'https://klang.example';
const after = (askedPath: string) => pathAfterLogin(new URL(loginPathFor(`${origin}${askedPath}`), origin).search);

describe('a login leads', () => {
  it.each(['/projects?panel=project%3A12', '/projectdetails/7', '/customers?name=%C3%85n+%26+co', '/superadmin/tags'])(
    'to the link that was opened: %s',
    (path) => {
      expect(after(path)).toBe(path);
    },
  );

  it('home without a requested page, with a clean address', () => {
    expect(loginPathFor(`${origin}${home}`)).toBe('/');
    expect(pathAfterLogin('')).toBe(home);
  });

  it('to the start page that the user has chosen', () => {
    keepSession({
      token: 't',
      userId: 1,
      initials: 'AL',
      firstName: 'A',
      lastName: 'L',
      role: 'Staff',
      expiresAt: '',
      startPage: 'MyDay',
    });
    expect(pathAfterLogin('')).toBe('/home/my-day');
    forgetSession();
    expect(pathAfterLogin('')).toBe(home);
  });

  it.each([
    'https://elak.example/projects',
    '//elak.example/projects',
    '/\\elak.example/projects',
    '/\t/elak.example/projects',
    'javascript:alert(1)',
    '/forgot-password',
    '/finns-inte',
    '/v1/message',
    'projects',
  ])('home, and never to %s', (asked) => {
    expect(pathAfterLogin(`?${new URLSearchParams({ vidare: asked }).toString()}`)).toBe(home);
  });
});
