import * as z from 'zod/mini';
import { differenceKinds } from '../codes/difference-kinds.ts';
import { differenceStates } from '../codes/difference-states.ts';
import { id } from '../fields/fields.ts';
import { defineEntity } from './entity.ts';
import { derived } from './field.ts';
import * as shown from './shown.ts';

const fact = (label: string, history?: (label: string) => shown.Shown) =>
  derived(z.string(), { label, empty: '', in: 'row', history });

export const fortnoxDifference = defineEntity({
  kind: derived(z.enum(differenceKinds), { label: 'Skillnad', empty: 'missing', in: 'row' }),
  invoiceCode: fact('Faktura'),
  invoiceId: derived(z.nullable(id), { label: 'Faktura', empty: null, in: 'row', columnType: 'integer' }),
  customerName: fact('Kund'),
  ours: fact('I Klang', shown.text),
  theirs: fact('I Fortnox', shown.text),
  documentNumber: fact('Nummer i Fortnox'),
  state: derived(z.enum(differenceStates), {
    label: 'Läge',
    empty: 'Open',
    in: 'feed',
    history: (label) => shown.code(label, 'differenceState'),
  }),
  foundAt: derived(z.string(), { label: 'Upptäckt', empty: '', in: 'feed' }),
  reason: derived(z.string(), { label: 'Anledning', empty: '', history: shown.text }),
});
