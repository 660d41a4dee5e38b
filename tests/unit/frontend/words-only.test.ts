import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wordsOf } from '../../../frontend/words-only.ts';
import { project } from '../../../shared/entities/project.ts';
import { userSettings } from '../../../shared/entities/user-settings.ts';
import * as workOrders from '../../../shared/entities/work-order.ts';

it('texts get labels, help and defaults of a declaration, and none of its schemas', async () => {
  const code = wordsOf({ ...workOrders, userSettings });
  const given = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  const wordsOfDeclared = ({ labels, help, empty }: Record<'labels' | 'help' | 'empty', object>) => ({
    labels,
    help,
    empty,
  });
  expect(given['workOrder']).toEqual(wordsOfDeclared(workOrders.workOrder));
  expect(given['userSettings']).toEqual(wordsOfDeclared(userSettings));
  expect(Object.keys(given).toSorted()).toEqual(['userSettings', 'workOrder', 'workOrderItem']);
});

it('the values of a form get the defaults of a declaration, and nothing else', async () => {
  const code = wordsOf({ project }, 'empties');
  const given = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  expect(given['project']).toEqual({ empty: project.empty, emptyInput: project.emptyInput });
});

it('texts and calls read nothing else of a declaration', () => {
  const read = globSync('frontend/src/{text,api}/*.{ts,tsx}').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const names = [...source.matchAll(/import \{ ([^}]+) \} from '[./]+\/shared\/entities\//g)];
    return names.flatMap(([, imported = '']) =>
      imported
        .split(', ')
        .flatMap((name) => [
          ...[...source.matchAll(new RegExp(`(?<![/])\\b${name}\\.(\\w+)`, 'g'))].map(([, part]) => part),
          ...[...source.matchAll(new RegExp(`const \\{ (.+) \\} = ${name};`, 'g'))].flatMap(([, parts = '']) =>
            parts.split(', '),
          ),
        ]),
    );
  });
  expect(new Set(read)).toEqual(new Set(['labels', 'help', 'empty']));
});
