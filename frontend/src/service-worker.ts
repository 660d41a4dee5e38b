import { clientsClaim } from 'workbox-core';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { lasting, page } from '../../shared/lib/deadlines.ts';
import { activateMessage } from './app/activate-message.ts';

/** The library's types of service workers cannot be loaded beside those of pages. */
declare const self: {
  __WB_MANIFEST: Parameters<typeof precache>[0];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'message', listener: (event: MessageEvent) => void) => void;
};

const shell = '/index.html';

cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);
// Only the named files: `/` is read to find out which version is deployed.
addRoute({ directoryIndex: '', cleanURLs: false });
clientsClaim();

// The newest page that can be reached. Calls under /v1 are never handled here, so no answer of the API is cached.
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request, { signal: AbortSignal.timeout(lasting(page.siteAnswer)) });
      } catch {
        return (await matchPrecache(shell)) ?? Response.error();
      }
    },
    { denylist: [/^\/v1\//, /^\/dlc\//] },
  ),
);

self.addEventListener('message', ({ data }) => {
  if (data === activateMessage) void self.skipWaiting();
});
