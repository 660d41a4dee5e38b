import { createRequire } from 'node:module';

/**
 * Bundled CommonJS needs `require`, which ESM lacks. It is assigned rather than declared, because some packages declare
 * their own. One file, which every entry point imports first: as a banner it would be repeated in each of its chunks.
 */
globalThis.require ??= createRequire(import.meta.url);
