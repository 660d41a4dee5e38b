import { entities } from '../../shared/entities/entities.ts';
import { historyOf } from '../../shared/entities/history-of.ts';
import { userSettings } from '../../shared/entities/user-settings.ts';
import { dayOf } from '../../shared/lib/days.ts';
import { words } from '../../shared/text/words.ts';
import { historyFields } from '../data/history/fields.ts';
import { historyView } from '../data/history/history-view.ts';
import { customersOf } from '../customers/contact-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { getUserSettings } from '../settings/settings-store.ts';
import { defineSection } from './section.ts';

export const ownRecord = defineSection({
  title: 'Uppgifter',
  of: ['contact', 'user'],
  columns: { field: 'Uppgift', value: 'Värde' },
  async rows({ kind, record }) {
    const entity = entities[kind];
    const labels = entity.labels as Record<string, string>;
    const shown = historyFields[kind] as Record<string, (typeof historyFields)['contact']['email']>;
    const data = record.data as Record<string, unknown>;
    const fields = entity.personal.flatMap((name) => {
      const as = shown[name]!;
      return as.as === 'value' ? [{ field: labels[name]!, value: as.show(data[name] as never, words) }] : [];
    });
    return [...fields, ...(await beyondTexts(record)), { field: 'Borttagen', value: record.deleted ? 'Ja' : 'Nej' }];
  },
});

async function beyondTexts(record: StoredRecord<'contact' | 'user'>): Promise<{ field: string; value: string }[]> {
  if (record.kind === 'contact') {
    const customers = await customersOf(record.data as Data<'contact'>);
    const value = customers.map(({ data }) => data.name).join(', ');
    return [{ field: entities.contact.labels.customerIds, value }];
  }
  const { passkeys } = record.data as Data<'user'>;
  return passkeys.map(({ name, createdAt, lastUsedAt }) => ({
    field: 'Nyckel för inloggning',
    value: `${name}, tillagd ${dayIn(createdAt)}${lastUsedAt ? `, använd senast ${dayIn(lastUsedAt)}` : ''}`,
  }));
}

const dayIn = (instant: string) => dayOf(new Date(instant));

const events = { Created: 'Skapad', Changed: 'Ändrad', Deleted: 'Raderad', Restored: 'Återställd' } as const;

/** Who made each change is not in it: that is data about somebody else. */
export const ownHistory = defineSection({
  title: 'Historik',
  of: ['contact', 'user'],
  columns: { at: ['Tid', 'instant'], event: 'Händelse', field: 'Uppgift', before: 'Före', after: 'Efter' },
  async rows({ kind, id }) {
    const rows = [];
    for (let next: number | null | undefined; next !== null;) {
      // oxlint-disable-next-line no-await-in-loop -- each page says where the next one begins
      const page = await historyView(kind, id, next);
      for (const { changedAt: at, event, changes } of page.items) {
        const of = { at, event: events[event] };
        if (changes.length === 0) rows.push({ ...of, field: '', before: '', after: '' });
        for (const { label, item, before, after } of changes) {
          rows.push({
            ...of,
            field: [label, item].filter(Boolean).join(' '),
            before: before ?? '',
            after: after ?? '',
          });
        }
      }
      next = page.next;
    }
    return rows;
  },
});

export const ownSettings = defineSection({
  title: 'Inställningar',
  of: ['user'],
  columns: { field: 'Inställning', value: 'Värde' },
  async rows({ id }) {
    const { data } = await getUserSettings(id);
    const { labels } = userSettings;
    const history = historyOf(userSettings);
    return Object.entries(data).map(([name, value]) => {
      const as = history[name as keyof typeof history];
      const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
      const field = labels[name as keyof typeof labels];
      return { field, value: as.as === 'value' ? as.show(value as never, words) : plain };
    });
  },
});
