/** What stands for fields and values in the expressions of one write: so no name is taken for a reserved word. */
export class Placeholders {
  readonly #names: Record<string, string> = {};
  readonly #values: Record<string, unknown> = {};

  /** @param path a field of the item, or one inside it: `mail.delivery`, `data.passkeys[2].counter` */
  path(path: string): string {
    return path.replace(/[A-Za-z]\w*/g, (name) => {
      this.#names[`#${name}`] = name;
      return `#${name}`;
    });
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.#values).length}`;
    this.#values[placeholder] = value;
    return placeholder;
  }

  /** DynamoDB refuses empty ones. */
  get attributes(): {
    ExpressionAttributeNames?: Record<string, string>;
    ExpressionAttributeValues?: Record<string, unknown>;
  } {
    return {
      ...(Object.keys(this.#names).length > 0 && { ExpressionAttributeNames: this.#names }),
      ...(Object.keys(this.#values).length > 0 && { ExpressionAttributeValues: this.#values }),
    };
  }
}
