import { formatMoney } from '../lib/format.ts';
import { toKronor } from '../lib/money.ts';
import { monthOfIndex, writeMonth } from '../lib/months.ts';
import { nearBudget } from '../codes/projects.ts';
import type { NotificationKind } from '../codes/notifications.ts';

/** What a notification is about. Causes of the same minute are one notification, with their count. */
export type NotificationFacts = {
  /** What makes it one of its kind; a key of `as`. */
  as: string;
  /** Initials of the user behind it, if there is one. */
  by: string;
  /** The name of the latest subject. */
  name: string;
  /** The id of the latest subject. */
  subjectId: number;
  count: number;
};

type Words = { one: (facts: NotificationFacts) => string; many: (facts: NotificationFacts) => string };

type Declaration = {
  as: Record<string, Words>;
  link: (facts: NotificationFacts) => string;
};

/** Each kind: its sentences and where it leads. */
export const notifications: Record<NotificationKind, Declaration> = {
  SharedWork: {
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
      'e-invoice-not-delivered': {
        one: ({ name }) => `E-faktura ${name} har inte levererats till kunden`,
        many: ({ count }) => `${count} e-fakturor har inte levererats till kunden`,
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
    as: {
      overdue: {
        one: ({ name }) => `Faktura ${name} har förfallit`,
        many: ({ count }) => `${count} fakturor i dina projekt har förfallit`,
      },
    },
    link: ({ subjectId, count }) => `/invoices/archive/overdue${count === 1 ? `?panel=invoice:${subjectId}` : ''}`,
  },
  TransferEnded: {
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
    as: {
      due: {
        one: ({ name }) => `Tidloggen för ${name} är inte inskickad`,
        many: ({ count }) => `${count} tidloggar är inte inskickade`,
      },
      reminded: {
        one: ({ by, name }) => `${by} påminner: skicka in tidloggen för ${name}`,
        many: ({ by, count }) => `${by} påminner: skicka in ${count} tidloggar`,
      },
      'sent-back': {
        one: ({ by, name }) => `${by} har skickat tillbaka tidloggen för ${name}`,
        many: ({ by, count }) => `${by} har skickat tillbaka ${count} tidloggar`,
      },
      approved: {
        one: ({ by, name }) => `${by} har godkänt tidloggen för ${name}`,
        many: ({ by, count }) => `${by} har godkänt ${count} tidloggar`,
      },
      'approval-undone': {
        one: ({ by, name }) => `${by} har tagit tillbaka godkännandet av tidloggen för ${name}`,
        many: ({ by, count }) => `${by} har tagit tillbaka godkännandet av ${count} tidloggar`,
      },
    },
    link: ({ subjectId }) => `/stafftimelogs?month=${writeMonth(monthOfIndex(subjectId))}`,
  },
  ProjectBudget: {
    as: {
      near: {
        one: ({ name }) => `Projekt ${name} har förbrukat ${nearBudget} % av budgeten`,
        many: ({ count }) => `${count} projekt har förbrukat ${nearBudget} % av budgeten`,
      },
      over: {
        one: ({ name }) => `Projekt ${name} har förbrukat hela budgeten`,
        many: ({ count }) => `${count} projekt har förbrukat hela budgeten`,
      },
    },
    link: ({ subjectId, count }) => (count === 1 ? `/projectdetails/${subjectId}` : '/projects?mine=owner'),
  },
  InstalmentDue: {
    as: {
      due: {
        one: ({ name }) => `Att fakturera i ${name}`,
        many: ({ count }) => `Delbetalningar att fakturera i ${count} projekt`,
      },
    },
    link: ({ subjectId, count }) =>
      count === 1 ? `/projectdetails/${subjectId}?panel=agreed-invoice:${subjectId}` : '/home/my-day',
  },
};

/** The name in a notification of a project's instalments. */
export function nameOfInstalments(projectCode: string, instalments: readonly { name: string; leftOre: number }[]) {
  const [first, ...more] = instalments;
  const what = more.length > 0 ? `${instalments.length} delbetalningar` : `delbetalningen ”${first?.name ?? ''}”`;
  const sumOre = instalments.reduce((sum, { leftOre }) => sum + leftOre, 0);
  return `${projectCode}: ${what}, ${formatMoney(toKronor(sumOre))}`;
}

export function notificationText(kind: NotificationKind, facts: NotificationFacts): string {
  const words = notifications[kind].as[facts.as];
  if (!words) throw new Error(`No words for a notification ${kind} as ${facts.as}.`);
  return facts.count === 1 ? words.one(facts) : words.many(facts);
}
