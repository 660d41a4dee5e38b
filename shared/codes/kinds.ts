type KindFacts = {
  /**
   * The least role that may read the history of a record. 'Withheld': the log of changes tells who changed it and when,
   * but not what (`docs/decisions/log-of-changes.md`). 'Unlogged': the log does not tell of it.
   */
  history: 'Staff' | 'SuperAdmin' | 'Withheld' | 'Unlogged';
  /** Earlier versions, and deleted records, may be restored. */
  isRestorable?: true;
  /** Several may be deleted at a time. Users are deleted one at a time. */
  isDeletable?: true;
  /** Lists are answered from it. */
  isInFeed?: true;
  /** Every user may read what the feed holds of it. */
  isReadByAll?: true;
  /** Where a record opens: a page with its id, or a panel. */
  page?: 'customerDetails' | 'projectDetails';
  panel?: string;
};

/**
 * What the kinds of records are, in the order that the API documents them. Their fields are in
 * `shared/entities/entities.ts`, their names in `shared/text/kinds.ts`.
 */
export const kindTable = {
  customer: {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    page: 'customerDetails',
    panel: 'customer',
  },
  address: {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    panel: 'address',
  },
  contact: {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    panel: 'contact',
  },
  project: {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    page: 'projectDetails',
    panel: 'project',
  },
  'work-order': {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    panel: 'work-order',
  },
  invoice: { history: 'Staff', isInFeed: true, isReadByAll: true, panel: 'invoice' },
  product: {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    isReadByAll: true,
    panel: 'product',
  },
  'delivery-template': {
    history: 'Staff',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    panel: 'delivery-template',
  },
  tag: { history: 'Staff', isRestorable: true, isInFeed: true, isReadByAll: true },
  user: { history: 'SuperAdmin', isRestorable: true, isInFeed: true, panel: 'user' },
  'price-list-default': {
    history: 'SuperAdmin',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    panel: 'default-price-list',
  },
  'price-list-customer': {
    history: 'SuperAdmin',
    isRestorable: true,
    isDeletable: true,
    isInFeed: true,
    panel: 'customer-price-list',
  },
  'price-list-project': { history: 'Staff', isRestorable: true, isInFeed: true, panel: 'project-price-list' },
  agreement: { history: 'Staff', isInFeed: true, panel: 'agreement' },
  'system-settings': { history: 'SuperAdmin', isInFeed: true },
  'fortnox-difference': { history: 'SuperAdmin', isInFeed: true },
  'project-log': { history: 'Withheld', isRestorable: true },
  'staff-time-log': { history: 'Withheld', isRestorable: true },
  'user-settings': { history: 'Unlogged', isInFeed: true },
  'system-secrets': { history: 'Withheld' },
  'fortnox-connection': { history: 'Withheld' },
} as const satisfies Record<string, KindFacts>;

export type Kind = keyof typeof kindTable;

/** The kinds of which a fact holds. */
type KindsWith<Fact> = { [K in Kind]: (typeof kindTable)[K] extends Fact ? K : never }[Kind];
export type HistoryKind = KindsWith<{ history: 'Staff' | 'SuperAdmin' }>;
type WithheldKind = KindsWith<{ history: 'Withheld' }>;
export type LoggedKind = HistoryKind | WithheldKind;
export type RestorableKind = KindsWith<{ isRestorable: true }>;
export type DeletableKind = KindsWith<{ isDeletable: true }>;
export type FeedKind = KindsWith<{ isInFeed: true }>;

export const kinds = Object.keys(kindTable) as Kind[];

export function factsOf(kind: Kind): KindFacts {
  return kindTable[kind];
}

export function hasHistoryView(kind: Kind): kind is HistoryKind {
  return ['Staff', 'SuperAdmin'].includes(kindTable[kind].history);
}

export function isRestorable(kind: Kind): kind is RestorableKind {
  return factsOf(kind).isRestorable === true;
}

export const historyKinds = kinds.filter(hasHistoryView);
export const restorableKinds = kinds.filter(isRestorable);

/** In the order that the API documents them, which is not that of the table. */
const withheld: Record<WithheldKind, true> = {
  'staff-time-log': true,
  'project-log': true,
  'system-secrets': true,
  'fortnox-connection': true,
};
export const loggedKinds: readonly LoggedKind[] = [...historyKinds, ...(Object.keys(withheld) as WithheldKind[])];

/** Records, and the other items that lists show. */
export type Source = Kind | 'list-view' | 'notification';
export const sources: readonly Source[] = [...kinds, 'list-view', 'notification'];
