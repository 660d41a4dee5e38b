import { matchPath } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';
import { homePath, screens } from './screens.ts';

const askedParam = 'vidare';
/** Stands for our own origin, wherever that is. */
const here = 'https://klang.invalid';

/** The login page, which knows what was asked for unless it is the home that every login leads to. */
export function loginPathFor(askedUrl: string): string {
  const { pathname, search } = new URL(askedUrl);
  if (pathname === homePath() && search === '') return paths.login;
  return `${paths.login}?${new URLSearchParams({ [askedParam]: `${pathname}${search}` }).toString()}`;
}

/**
 * Where a login leads: to the link that was opened when signed out, else home.
 * @param search the login page's query, which anybody may have made up: it leads to our own screens alone
 */
export function pathAfterLogin(search: string): string {
  const asked = new URLSearchParams(search).get(askedParam) ?? '';
  if (!URL.canParse(asked, here)) return homePath();
  // Two slashes, or a slash and a backslash, are another host to a browser.
  const url = new URL(asked, here);
  const isOurs =
    asked.startsWith('/') && url.origin === here && screens.some(({ path }) => matchPath(path, url.pathname));
  return isOurs ? `${url.pathname}${url.search}` : homePath();
}
