export type Fault = {
  times: number;
  method?: string;
  path?: string;
  /**
   * `fail` answers with the status, before or after the work; `delay` waits first; `drop` closes the connection without
   * an answer, by default after the work.
   */
  kind: 'fail' | 'delay' | 'drop';
  afterWork: boolean;
  status: number;
  body: string;
  milliseconds: number;
};

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

  meet(method: string, path: string): Fault[] {
    const met = this.#faults.filter(
      (fault) => (fault.method ?? method) === method && path.startsWith(fault.path ?? '/'),
    );
    for (const fault of met) fault.times -= 1;
    this.#faults = this.#faults.filter(({ times }) => times > 0);
    return met;
  }
}
