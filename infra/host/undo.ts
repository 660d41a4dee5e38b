type Step = () => unknown;

export class Undo {
  #steps: Step[] = [];
  #isDone = false;

  add(step: Step): void {
    this.#steps.push(step);
  }

  async keep<Started extends { close(): unknown }>(starting: Promise<Started> | Started): Promise<Started> {
    const started = await starting;
    // A slow start may finish after the shutdown.
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
