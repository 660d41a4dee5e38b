import { differenceKinds, differenceStates } from '../codes/fortnox-differences.ts';
import { defineEntity } from './entity.ts';
import { type Field } from './field.ts';
import { derived } from './system-field.ts';

const fact = (label: string, history?: Field['history']) =>
  derived((f) => f.z.string(), { label, empty: '', in: 'row', history });

export const fortnoxDifference = defineEntity({
  kind: derived((f) => f.z.enum(differenceKinds), { label: 'Skillnad', empty: 'missing', in: 'row' }),
  invoiceCode: fact('Faktura'),
  invoiceId: derived((f) => f.z.nullable(f.id), { label: 'Faktura', empty: null, in: 'row', columnType: 'integer' }),
  customerName: fact('Kund'),
  ours: fact('I Klang', (as) => as.text),
  theirs: fact('I Fortnox', (as) => as.text),
  documentNumber: fact('Nummer i Fortnox'),
  state: derived((f) => f.z.enum(differenceStates), {
    label: 'Läge',
    empty: 'Open',
    in: 'feed',
    history: (as) => (label) => as.code(label, 'differenceState'),
  }),
  foundAt: derived((f) => f.z.string(), { label: 'Upptäckt', empty: '', in: 'feed' }),
  reason: derived((f) => f.z.string(), { label: 'Anledning', empty: '', history: (as) => as.text }),
});
