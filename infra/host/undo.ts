type Step = () => unknown;

/** What has been started, ended in the opposite order, once, whatever fails on the way. */
export class Undo {
  #steps: Step[] = [];
  #isDone = false;

  add(step: Step): void {
    this.#steps.push(step);
  }

  /** Waits for something to start, and ends it with the rest. */
  async keep<Started extends { close(): unknown }>(starting: Promise<Started> | Started): Promise<Started> {
    const started = await starting;
    // What was slow to start may come when all else has been ended.
    if (this.#isDone) await started.close();
    else this.add(() => started.close());
    return started;
  }

  async run(): Promise<void> {
    this.#isDone = true;
    const steps = this.#steps.toReversed();
    this.#steps = [];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
