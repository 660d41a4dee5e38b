/** What is wrong with the sources, in Swedish, for whoever started the build. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}
