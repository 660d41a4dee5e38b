import { randomUUID } from 'node:crypto';

const file = randomUUID();

/** Test files run beside each other in threads of one process, which a channel of Node's would reach like tabs of one browser. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${name}.${file}`);
  }
};
