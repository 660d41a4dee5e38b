import { matchPath } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { screenList } from '../../navigation/screens.ts';
import { homePath } from './home-path.ts';

const returnParam = 'vidare';
const here = 'https://klang.invalid';

export function loginPathFor(askedUrl: string): string {
  const { pathname, search } = new URL(askedUrl);
  if (pathname === homePath() && search === '') return paths.login;
  return `${paths.login}?${new URLSearchParams({ [returnParam]: `${pathname}${search}` }).toString()}`;
}

/** @param search the login page's query; untrusted, so it may only lead to our own screens */
export function pathAfterLogin(search: string): string {
  const request = new URLSearchParams(search).get(returnParam) ?? '';
  if (!URL.canParse(request, here)) return homePath();
  // Browsers read two slashes, or a slash and a backslash, as another host.
  const url = new URL(request, here);
  const isOurs =
    request.startsWith('/') && url.origin === here && screenList.some(({ path }) => matchPath(path, url.pathname));
  return isOurs ? `${url.pathname}${url.search}` : homePath();
}
