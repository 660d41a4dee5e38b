import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { aroundRequests } from './around-requests.ts';

type WaitingRequest = { name: string; go: () => void };

/** Turns of the event loop without a new request, after which all that wait are sent. */
const quietRounds = 20;

/**
 * Sends requests in rounds, to count how many serial steps a task takes: a request waits until the earlier round has
 * been answered and the task has sent all that it can send meanwhile.
 */
export class Rounds {
  readonly #waiting: WaitingRequest[] = [];
  readonly #rounds: string[][] = [];
  #underWay = 0;
  #quiet = 0;
  #isOpen = true;

  constructor(client: DynamoDBDocumentClient) {
    aroundRequests(client, async (next, name) => {
      if (!this.#isOpen) await this.#round(name.replace(/Command$/, ''));
      try {
        return await next();
      } finally {
        this.#underWay -= 1;
      }
    });
  }

  /** @returns the requests of each step of the task */
  async of(task: () => Promise<unknown>): Promise<string[][]> {
    this.#isOpen = false;
    this.#rounds.length = 0;
    this.#underWay = 0;
    try {
      await task();
    } finally {
      this.#isOpen = true;
    }
    return [...this.#rounds];
  }

  #round(name: string): Promise<void> {
    return new Promise((go) => {
      this.#quiet = 0;
      this.#waiting.push({ name, go });
      if (this.#waiting.length === 1) this.#watch();
    });
  }

  #watch(): void {
    setImmediate(() => {
      this.#quiet = this.#underWay === 0 ? this.#quiet + 1 : 0;
      if (this.#quiet < quietRounds) return this.#watch();
      const all = this.#waiting.splice(0);
      this.#rounds.push(all.map(({ name }) => name).toSorted());
      this.#underWay = all.length;
      for (const { go } of all) go();
    });
  }
}
