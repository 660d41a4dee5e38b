import { environment } from '../../platform/environment.ts';
import { type Key, keys } from '../../data/core/keys.ts';
import type { Stored } from '../../data/core/records.ts';
import { Contention } from '../../data/core/contention.ts';
import { UnitOfWork } from '../../data/core/unit-of-work.ts';

/**
 * On condition that the project has no claim and the invoice is unchanged.
 * @returns false on a concurrent change: the next run checks again
 */
export async function commitGuarded(
  unit: UnitOfWork,
  { projectId, invoice }: { projectId: number; invoice?: Stored<'invoice'> | undefined },
): Promise<boolean> {
  requireThat(unit, keys.claim(projectId), 'attribute_not_exists(pk)');
  if (invoice) {
    requireThat(unit, keys.record('invoice', invoice.id), 'version = :version', { ':version': invoice.version });
  }
  try {
    await unit.commit(null);
    return true;
  } catch (error) {
    if (error instanceof Contention) return false;
    throw error;
  }
}

function requireThat(unit: UnitOfWork, key: Key, condition: string, values?: Record<string, unknown>): void {
  unit.add({
    ConditionCheck: {
      TableName: environment.tableName(),
      Key: key,
      ConditionExpression: condition,
      ...(values && { ExpressionAttributeValues: values }),
    },
  });
}
