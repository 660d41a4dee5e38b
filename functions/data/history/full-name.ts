import { loggedKindLabels } from '../../../shared/lists/change-labels.ts';
import { shortened } from '../../../shared/lib/text.ts';
import type { Data, Kind, StoredRecord } from '../core/records.ts';
import { type RecordMap, findRecords } from '../core/table.ts';
import { recordName } from './record-name.ts';

export type FullName = {
  name: string;
  partOf: string;
};

type Owner = readonly [kind: Kind, id: number | null];
type OwnedName = { owner?: Owner; name: (owner: string) => string };

const longestLine = 80;

function namedBy(record: StoredRecord): OwnedName {
  const usual = () => recordName(record, record.id);
  switch (record.kind) {
    case 'price-list-customer':
      return { owner: ['customer', record.id], name: (customer) => `Prislista ${customer}` };
    case 'price-list-project':
      return { owner: ['project', record.id], name: (project) => `Prislista ${project}` };
    case 'project-log': {
      const { projectId, message } = record.data as Data<'project-log'>;
      return { owner: ['project', projectId], name: () => firstLine(message) };
    }
    case 'agreement':
      return { owner: ['project', record.id], name: (project) => `Avtal ${project}` };
    case 'system-settings':
      return { name: () => 'Systeminställningar' };
    case 'staff-time-log':
      return { name: () => `Tidlogg ${monthOf(record.data as Data<'staff-time-log'>)}` };
    case 'work-order':
      return { owner: ['project', (record.data as Data<'work-order'>).projectId], name: usual };
    case 'project':
    case 'address':
      return { owner: ['customer', (record.data as Data<'project' | 'address'>).customerId], name: usual };
    case 'contact':
      return { owner: ['customer', (record.data as Data<'contact'>).customerIds[0] ?? null], name: usual };
    default:
      return { name: usual };
  }
}

const firstLine = (message: string) => shortened(message.split('\n', 1)[0]!, longestLine);

const months = new Intl.DateTimeFormat('sv-SE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthOf = ({ year, month }: Data<'staff-time-log'>) => months.format(Date.UTC(year, month - 1));

/** For whoever may not read the record: nothing of its contents, such as the first words of a message. */
function namedWithout(record: StoredRecord): OwnedName {
  switch (record.kind) {
    case 'project-log': {
      const { projectId } = record.data as Data<'project-log'>;
      return { owner: ['project', projectId], name: () => loggedKindLabels['project-log'] };
    }
    case 'staff-time-log': {
      const { userId } = record.data as Data<'staff-time-log'>;
      return { ...namedBy(record), owner: ['user', userId] };
    }
    case 'system-secrets':
    case 'fortnox-connection': {
      const { kind } = record;
      return { name: () => loggedKindLabels[kind] };
    }
    default:
      return namedBy(record);
  }
}

export function fullNamesOf(records: readonly StoredRecord[]): Promise<NameOf> {
  return namesOf(records, namedBy);
}

export function discreetNamesOf(records: readonly StoredRecord[]): Promise<NameOf> {
  return namesOf(records, namedWithout);
}

type NameOf = (record: StoredRecord) => FullName;

async function namesOf(records: readonly StoredRecord[], by: (record: StoredRecord) => OwnedName): Promise<NameOf> {
  const found = await findRecords(records.map((record) => by(record).owner ?? (['user', null] as const)));
  return (record) => fullName(by(record), found);
}

function fullName({ owner, name }: OwnedName, found: RecordMap): FullName {
  if (!owner || owner[1] === null) return { name: name(''), partOf: '' };
  const partOf = recordName(found.get(...owner), owner[1]);
  return { name: name(partOf), partOf };
}

export async function fullNameOf(record: StoredRecord): Promise<FullName> {
  return (await fullNamesOf([record]))(record);
}
