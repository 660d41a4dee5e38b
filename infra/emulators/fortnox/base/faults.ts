export type Fault = {
  /** How many calls it meets before it is gone. */
  times: number;
  method?: string;
  /** The start of the address: '/3/invoices'. */
  path?: string;
  /**
   * `fail` answers the status, before anything is done or after; `delay` waits first; `drop` closes the connection
   * without an answer, after the work unless told otherwise.
   */
  kind: 'fail' | 'delay' | 'drop';
  afterWork: boolean;
  status: number;
  body: string;
  milliseconds: number;
};

/** What is to go wrong, and with which calls. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push(fault);
  }

  clear(): void {
    this.#faults = [];
  }

  left(): readonly Fault[] {
    return this.#faults;
  }

  /** Those that meet this call; each has one time less from now on. */
  meet(method: string, path: string): Fault[] {
    const met = this.#faults.filter(
      (fault) => (fault.method ?? method) === method && path.startsWith(fault.path ?? '/'),
    );
    for (const fault of met) fault.times -= 1;
    this.#faults = this.#faults.filter(({ times }) => times > 0);
    return met;
  }
}
