import type { Resource, Stack } from './templates.ts';
import { account } from '../../emulators/account.ts';

export type Address = { stack: string; id: string };

export type Names = {
  ref(address: Address, resource: Resource): string;
  attribute(address: Address, resource: Resource, name: string): string;
};

/** Lazy, so that unused values need no support. */
export class Resolver {
  readonly #stacks: ReadonlyMap<string, Stack>;
  readonly #exports = new Map<string, { stack: string; value: unknown }>();
  readonly #names: Names;

  constructor(stacks: readonly Stack[], names: Names) {
    this.#stacks = new Map(stacks.map((stack) => [stack.name, stack]));
    this.#names = names;
    for (const { name, template } of stacks) {
      for (const output of Object.values(template.Outputs ?? {})) {
        if (output.Export) this.#exports.set(output.Export.Name, { stack: name, value: output.Value });
      }
    }
  }

  resolve(stack: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((one) => this.resolve(stack, one));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [name, argument] = entries.length === 1 ? entries[0]! : [];
    if (name === 'Ref' || name?.startsWith('Fn::')) return this.#call(stack, name, argument);
    return Object.fromEntries(entries.map(([key, one]) => [key, this.resolve(stack, one)]));
  }

  text(stack: string, value: unknown): string {
    const resolved = this.resolve(stack, value);
    if (typeof resolved !== 'string') throw new Error(`Expected a string in ${stack}: ${JSON.stringify(value)}.`);
    return resolved;
  }

  target(stack: string, value: unknown): Address {
    const { Ref, 'Fn::GetAtt': attribute, 'Fn::ImportValue': name } = value as Record<string, unknown>;
    if (typeof Ref === 'string') return { stack, id: Ref };
    if (Array.isArray(attribute)) return { stack, id: attribute[0] as string };
    const found = typeof name === 'string' ? this.#exports.get(name) : undefined;
    if (found) return this.target(found.stack, found.value);
    throw new Error(`Not a reference to a resource in ${stack}: ${JSON.stringify(value)}.`);
  }

  resource({ stack, id }: Address): Resource {
    const found = this.#stacks.get(stack)?.template.Resources[id];
    if (!found) throw new Error(`There is no resource ${id} in ${stack}.`);
    return { Type: found.Type, Properties: found.Properties ?? {} };
  }

  #call(stack: string, name: string, argument: unknown): unknown {
    switch (name) {
      case 'Ref':
        return this.#ref(stack, argument as string);
      case 'Fn::GetAtt': {
        const [id, attribute] = argument as [string, string];
        return this.#names.attribute({ stack, id }, this.resource({ stack, id }), attribute);
      }
      case 'Fn::ImportValue': {
        const found = this.#exports.get(this.text(stack, argument));
        if (!found) throw new Error(`Nobody exports ${JSON.stringify(argument)}, which ${stack} imports.`);
        return this.resolve(found.stack, found.value);
      }
      case 'Fn::Join': {
        const [separator, parts] = argument as [string, unknown];
        return (this.resolve(stack, parts) as string[]).join(separator);
      }
      case 'Fn::Split': {
        const [separator, text] = argument as [string, unknown];
        return this.text(stack, text).split(separator);
      }
      case 'Fn::Select': {
        const [index, list] = argument as [number | string, unknown];
        return (this.resolve(stack, list) as unknown[])[Number(index)];
      }
      case 'Fn::Sub':
        return this.#substitute(stack, argument as string | [string, Record<string, unknown>]);
      default:
        throw new Error(`The local host does not support ${name}, used in ${stack}.`);
    }
  }

  #ref(stack: string, id: string): string {
    switch (id) {
      case 'AWS::Region':
        return this.#stacks.get(stack)!.region;
      case 'AWS::AccountId':
        return account;
      case 'AWS::Partition':
        return 'aws';
      case 'AWS::URLSuffix':
        return 'amazonaws.com';
      case 'AWS::StackName':
        return stack;
      default:
        return this.#names.ref({ stack, id }, this.resource({ stack, id }));
    }
  }

  #substitute(stack: string, argument: string | [string, Record<string, unknown>]): string {
    const [text, own] = typeof argument === 'string' ? [argument, {} as Record<string, unknown>] : argument;
    return text.replace(/\$\{([^}!]+)\}/g, (_, name: string) => {
      if (name in own) return this.text(stack, own[name]);
      const [id, ...attribute] = name.split('.');
      if (attribute.length > 0) return this.text(stack, { 'Fn::GetAtt': [id, attribute.join('.')] });
      return this.#ref(stack, name);
    });
  }
}
