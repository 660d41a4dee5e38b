/** Whether the service worker keeps the site's files, so that they open without a network. */
export const hasSite = (): boolean => Boolean(navigator.serviceWorker?.controller);
