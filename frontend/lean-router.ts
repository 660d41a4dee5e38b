import type { Plugin } from 'vite';

/**
 * The router's package holds one build for servers, frameworks and browsers, with its warnings for developers on. Calls
 * that only make a component are marked as such, so that the build can leave out the components nobody uses.
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
          .replaceAll(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
