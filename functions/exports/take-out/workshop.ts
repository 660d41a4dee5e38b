/** Where the pieces of an unfinished take-out are kept, and the archive is written. */
export type Workshop = {
  keep(name: string, content: Uint8Array): Promise<void>;
  read(name: string, range?: Range): Promise<Uint8Array>;
  /** @param paused what `pause` returned last; undefined for a new archive */
  open(paused: unknown): Promise<Output>;
};

export type Range = { start: number; bytes: number };

export type Output = {
  write(bytes: Uint8Array): Promise<void>;
  /** @returns what `open` needs to continue after what has been written, as JSON */
  pause(): Promise<unknown>;
  end(): Promise<void>;
};
