import { actionsOf } from '../../../../infra/host/functions/aws-actions.ts';
import { allows, type Action } from '../../../../infra/host/iam/allows.ts';
import { synthesizedSystem } from './synthesized.ts';

/** What the synthesized policies allow each function to do, whatever its code does. */
const { tables, ...system } = synthesizedSystem();
export const { functions, buckets } = system;
export const TableName = tables[0]!.name;

export const asItem = ({ pk, sk }: { pk: string; sk: string }) => ({ pk: { S: pk }, sk: { S: sk } });

export function dynamodb(operation: string, input: object): Action[] {
  const target = `DynamoDB.${operation}`;
  return actionsOf['dynamodb']!({ method: 'POST', path: '/', target, body: JSON.stringify(input) });
}

export function s3(method: string, path: string): Action[] {
  return actionsOf['s3']!({ method, path, target: undefined, body: '' });
}

/** @returns the handlers of the functions that may perform all of the actions */
export function whoMay(actions: readonly Action[]): string[] {
  return functions
    .filter(({ rights }) => actions.every((action) => rights.some((statement) => allows(statement, action))))
    .map(({ handler }) => handler)
    .sort();
}
