import { logInOutcomeLabels, logInWayLabels, messageFateLabels, messageKindLabels } from '../../shared/text/logs.ts';
import { fileChangePrefix, keys, listViewPrefix, listViews, sessionsPrefix } from '../data/core/keys.ts';
import { queryItems } from '../data/core/table.ts';
import { getMessages } from '../messages/message-log-store.ts';
import { notificationView, notificationsOf } from '../messages/notification-store.ts';
import { getLogIns } from '../users/log-in-store.ts';
import { allIds } from './all-records.ts';
import { projectCodes } from './projects-of-person.ts';
import { defineSection } from './section.ts';
import { addressesIn } from '../../shared/lib/email-address.ts';

export const logIns = defineSection({
  title: 'Inloggningar',
  of: ['user'],
  columns: { at: ['Tid', 'instant'], way: 'Sätt', outcome: 'Utfall', device: 'Enhet', address: 'IP-adress' },
  rows: async ({ id }) =>
    (await getLogIns(id)).map(({ dateTime, way, outcome, device, address }) => ({
      at: dateTime,
      way: logInWayLabels[way],
      outcome: logInOutcomeLabels[outcome],
      device,
      address,
    })),
});

/** When and from where; never what opens the session. */
export const sessions = defineSection({
  title: 'Inloggade enheter',
  of: ['user'],
  columns: { at: ['Inloggad', 'instant'], device: 'Enhet', address: 'IP-adress' },
  rows: async ({ id }) =>
    (await queryItems(`${sessionsPrefix}${id}`, '')).map((item) => ({
      at: item['openedAt'] as string,
      device: item['device'] as string,
      address: item['address'] as string,
    })),
});

export const notifications = defineSection({
  title: 'Aviseringar',
  of: ['user'],
  columns: { at: ['Tid', 'instant'], text: 'Avisering', isRead: ['Läst', 'flag'] },
  rows: async ({ id }, { now }) =>
    (await notificationsOf(id, now)).map((stored) => {
      // Whoever caused it is somebody else.
      const { at, text, isRead } = notificationView({ ...stored, by: stored.by && 'En kollega' });
      return { at, text, isRead };
    }),
});

export const mails = defineSection({
  title: 'Mejl',
  of: ['contact', 'user'],
  columns: { at: ['Tid', 'instant'], kind: 'Gäller', to: 'Till', phone: 'Mobil', subject: 'Ämne', fate: 'Resultat' },
  rows: async ({ emails }) =>
    (await getMessages()).flatMap(({ dateTime, kind, to, mobilePhone, subject, fate }) => {
      const receivers = addressesIn(to);
      const own = receivers.filter((one) => emails.has(one.toLowerCase()));
      if (own.length === 0) return [];
      return {
        at: dateTime,
        kind: messageKindLabels[kind],
        to: own.join(', '),
        // Of several receivers, the number may be another's.
        phone: own.length === receivers.length ? mobilePhone : '',
        subject,
        fate: messageFateLabels[fate],
      };
    }),
});

export const views = defineSection({
  title: 'Sparade vyer',
  of: ['user'],
  columns: { name: 'Vy', list: 'Lista', isShared: ['Delad', 'flag'] },
  rows: async ({ id }) =>
    (await queryItems(listViews, listViewPrefix))
      .filter((item) => item['ownerUserId'] === id)
      .map((item) => ({
        name: item['name'] as string,
        list: item['list'] as string,
        isShared: item['isShared'] as boolean,
      })),
});

const changeLabels: Record<string, string> = {
  uploaded: 'Laddade upp',
  aborted: 'Avbröt',
  'folder-made': 'Skapade mappen',
  moved: 'Flyttade',
  deleted: 'Raderade',
  restored: 'Återställde',
};
const atOnce = 20;

type FileChange = { at: string; what: string; path: string; projectId: number };

export const fileChanges = defineSection({
  title: 'Filer',
  of: ['user'],
  columns: { at: ['Tid', 'instant'], what: 'Händelse', projectCode: 'Projektkod', path: 'Fil' },
  async rows({ id }) {
    const changes: FileChange[] = [];
    const projectIds = await allIds('project');
    for (let start = 0; start < projectIds.length; start += atOnce) {
      const some = projectIds.slice(start, start + atOnce);
      // oxlint-disable-next-line no-await-in-loop -- some at a time
      const found = await Promise.all(some.map((one) => queryItems(keys.record('project', one).pk, fileChangePrefix)));
      for (const [index, items] of found.entries()) {
        const own = items.filter((item) => item['userId'] === id) as unknown as FileChange[];
        changes.push(...own.map((change) => ({ ...change, projectId: some[index]! })));
      }
    }
    const codeOf = await projectCodes(changes.map(({ projectId }) => projectId));
    return changes.map(({ at, what, path, projectId }) => ({
      at,
      what: changeLabels[what] ?? what,
      projectCode: codeOf(projectId),
      path,
    }));
  },
});
