/** A fault in the sources, in Swedish, for the person who builds. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
