import type { Plugin } from 'vite';

/**
 * Lets the browser fetch the login page's own chunk beside the scripts of the document, and not when these have run. Who
 * is signed in has it in the cache.
 */
export function preloadLogin(): Plugin {
  return {
    name: 'klang:preload-login',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === 'login')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
