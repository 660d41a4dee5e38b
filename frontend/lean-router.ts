import type { Plugin } from 'vite';

/**
 * The router ships one build for servers, frameworks and browsers, developer warnings included. Marks its component
 * factories as pure, so that tree shaking removes the unused ones.
 */
export function leanRouter(): Plugin {
  return {
    name: 'klang:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          // For links that prefetch, which only the framework mode of the router has.
          .replace('function PrefetchPageLinks({ page, ...linkProps }) {', '$& return null;')
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
