import { type HistoryKind, historyKinds } from '../../../shared/codes/kinds.ts';
import { entities } from '../../../shared/entities/entities.ts';
import type { Entity } from '../../../shared/entities/entity.ts';
import { historyOf } from '../../../shared/entities/history-of.ts';
import type { Shown } from '../../../shared/entities/shown.ts';
import type { Data } from '../core/records.ts';

/** Every field of a declaration says how it is shown, so no new secret is shown by accident. */
export const historyFields = Object.fromEntries(
  historyKinds.map((kind) => [kind, historyOf(entities[kind] as Entity)]),
) as { [K in HistoryKind]: Record<keyof Data<K>, Shown> };
