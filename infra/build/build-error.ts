export class BuildError extends Error {
  override readonly name = 'BuildError';
}
