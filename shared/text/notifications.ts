import type { NotificationChannel, NotificationKind } from '../codes/notifications.ts';

export const notificationChannelLabels: Record<NotificationChannel, string> = {
  Here: 'Här i Klang',
  Mail: 'Här och i ett mejl om dagen',
  None: 'Inte alls',
};

/** What a notification is about. Causes of the same minute are one notification, with their count. */
export type NotificationFacts = {
  /** What makes it one of its kind; a key of `as`. */
  as: string;
  /** Initials of the user behind it, if there is one. */
  by: string;
  /** Of the latest subject. */
  name: string;
  /** Of the latest subject. */
  subjectId: number;
  count: number;
};

type Words = { one: (facts: NotificationFacts) => string; many: (facts: NotificationFacts) => string };

type Declaration = {
  label: string;
  channel: NotificationChannel;
  as: Record<string, Words>;
  link: (facts: NotificationFacts) => string;
};

/** Each kind: its name, its channel until the user chooses another, its sentences and where it leads. */
export const notifications: Record<NotificationKind, Declaration> = {
  SharedWork: {
    label: 'Insatser som andra ger mig',
    channel: 'Here',
    as: {
      owner: {
        one: ({ by, name }) => `${by} har gjort dig till ansvarig för en insats i ${name}`,
        many: ({ by, count }) => `${by} har gjort dig till ansvarig för ${count} insatser`,
      },
      helper: {
        one: ({ by, name }) => `${by} har gjort dig till medhjälpare i en insats i ${name}`,
        many: ({ by, count }) => `${by} har gjort dig till medhjälpare i ${count} insatser`,
      },
    },
    link: ({ subjectId, count }) => `/home/work-orders${count === 1 ? `?panel=work-order:${subjectId}` : ''}`,
  },
  GivenProject: {
    label: 'Projekt som andra ger mig',
    channel: 'Here',
    as: {
      owner: {
        one: ({ by, name }) => `${by} har gjort dig till ansvarig för projekt ${name}`,
        many: ({ by, count }) => `${by} har gjort dig till ansvarig för ${count} projekt`,
      },
      reviewer: {
        one: ({ by, name }) => `${by} har gjort dig till granskare av projekt ${name}`,
        many: ({ by, count }) => `${by} har gjort dig till granskare av ${count} projekt`,
      },
    },
    link: ({ as, subjectId, count }) => {
      if (count === 1) return `/projectdetails/${subjectId}`;
      return as === 'owner' ? '/home/project-owner' : '/home/project-reviewer';
    },
  },
  InvoiceTrouble: {
    label: 'Fakturor som inte registreras eller levereras',
    channel: 'Here',
    as: {
      'not-registered': {
        one: ({ name }) => `Faktura ${name} är inte registrerad i Fortnox`,
        many: ({ count }) => `${count} fakturor är inte registrerade i Fortnox`,
      },
      'not-bookkept': {
        one: ({ name }) => `Faktura ${name} är inte bokförd i Fortnox`,
        many: ({ count }) => `${count} fakturor är inte bokförda i Fortnox`,
      },
      'not-delivered': {
        one: ({ name }) => `Faktura ${name} har inte levererats till kunden`,
        many: ({ count }) => `${count} fakturor har inte levererats till kunden`,
      },
      'pdf-missing': {
        one: ({ name }) => `Faktura ${name} har inte fått någon PDF`,
        many: ({ count }) => `${count} fakturor har inte fått någon PDF`,
      },
      'unsettled-credit': {
        one: ({ name }) => `Kreditfaktura ${name} är inte kvittad i Fortnox`,
        many: ({ count }) => `${count} kreditfakturor är inte kvittade i Fortnox`,
      },
    },
    link: ({ subjectId, count }) =>
      count === 1 ? `/invoices/archive?panel=invoice:${subjectId}` : '/invoices/archive/attention',
  },
  OverdueInvoice: {
    label: 'Förfallna fakturor i mina projekt',
    channel: 'Here',
    as: {
      overdue: {
        one: ({ name }) => `Faktura ${name} har förfallit`,
        many: ({ count }) => `${count} fakturor i dina projekt har förfallit`,
      },
    },
    link: ({ subjectId, count }) => `/invoices/archive/overdue${count === 1 ? `?panel=invoice:${subjectId}` : ''}`,
  },
  TransferEnded: {
    label: 'Exporter och importer som är klara',
    channel: 'Here',
    as: {
      exported: {
        one: ({ name }) => `Exporten ${name} är klar`,
        many: ({ count }) => `${count} exporter är klara`,
      },
      'export-failed': {
        one: ({ name }) => `Exporten ${name} misslyckades`,
        many: ({ count }) => `${count} exporter misslyckades`,
      },
      imported: {
        one: ({ name }) => `Importen av ${name} projekt är klar`,
        many: ({ count }) => `${count} importer är klara`,
      },
    },
    link: ({ as }) => (as === 'imported' ? '/settings/dev' : '/settings/exports'),
  },
  TimeLogDue: {
    label: 'Tidloggar att skicka in, eller som skickats tillbaka',
    channel: 'Here',
    as: {
      due: {
        one: ({ name }) => `Tidloggen för ${name} är inte inskickad`,
        many: ({ count }) => `${count} tidloggar är inte inskickade`,
      },
      'sent-back': {
        one: ({ by, name }) => `${by} har skickat tillbaka tidloggen för ${name}`,
        many: ({ by, count }) => `${by} har skickat tillbaka ${count} tidloggar`,
      },
    },
    link: () => '/stafftimelogs',
  },
};

export function notificationText(kind: NotificationKind, facts: NotificationFacts): string {
  const words = notifications[kind].as[facts.as];
  if (!words) throw new Error(`No words for a notification ${kind} as ${facts.as}.`);
  return facts.count === 1 ? words.one(facts) : words.many(facts);
}
