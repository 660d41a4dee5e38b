import { expect, it } from 'vitest';
import { workOrdersText } from '../../../../frontend/src/text/work-orders.ts';

it('what a template will create is counted as one speaks', () => {
  expect([1, 2].map(workOrdersText.delivery.count)).toEqual([
    'Detta kommer att skapa upp 1 insats',
    'Detta kommer att skapa upp 2 insatser',
  ]);
});
