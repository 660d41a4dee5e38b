/** A stored file that cannot be read, or is not what was written there. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  readonly file: string;

  constructor(file: string, fault: unknown) {
    super(fault instanceof Error ? fault.message : String(fault));
    this.file = file;
  }
}
