import { useLocation, useNavigate, type To } from 'react-router-dom';
import { confirm } from '../dialogs/dialogs.ts';
import { panelParam, writePanel, type PanelAddress } from '../../navigation/panel-address.ts';
import { discardForm, isUnsaved, unsavedForms } from '../open-forms.ts';

/** Who waits for a panel's outcome. */
const waiting = new Map<string, (result: unknown) => void>();
/** What panels that were kept open after a save are closed with, unless they are saved again. */
const outcomes = new Map<string, unknown>();

/** Which panels are one and the same though their place in the address has changed: a new record that has been made. */
const identities = new Map<string, { id: number; isSeen: boolean }>();
let lastIdentity = 0;

/** Tells panels apart for as long as they are open, whatever they are called in the address. */
export function panelIdentity(key: string): number {
  const known = identities.get(key);
  if (known) return known.id;
  lastIdentity += 1;
  identities.set(key, { id: lastIdentity, isSeen: false });
  return lastIdentity;
}

/** Forgets the panels that were open and are not. */
export function forgetClosedPanels(open: readonly string[]): void {
  for (const [key, identity] of identities) {
    if (open.includes(key)) identity.isSeen = true;
    else if (identity.isSeen) identities.delete(key);
  }
}

/** What a panel that took another's place was given: the record as it was saved. */
export function keptOutcome(key: string): unknown {
  return outcomes.get(key);
}

/** Panels on their way out: the history answers late, and to close one twice would go back two steps. */
const leaving = new Set<string>();

/** Whether a panel has been closed and only waits to be taken away. */
export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

/** A panel is gone from the page. */
export function forgetLeaving(key: string): void {
  leaving.delete(key);
}

export function panelKeys(search: string): string[] {
  return new URLSearchParams(search).getAll(panelParam);
}

/** The panels whose unsaved text would be lost by going to the given query. */
export function unsavedOutside(search: string): string[] {
  const kept = new Set(panelKeys(search));
  return unsavedForms().filter((key) => !kept.has(key));
}

/** Asks whether unsaved text may be thrown away; does it when it may. */
export async function mayDiscard(keys: readonly string[]): Promise<boolean> {
  if (!keys.some(isUnsaved)) return true;
  const isSure = await confirm({
    title: 'Kasta ändringarna?',
    message: 'Det du har skrivit är inte sparat.',
    verb: 'Kasta ändringarna',
    cancel: 'Fortsätt redigera',
    tone: 'danger',
  });
  if (isSure) for (const key of keys) discardForm(key);
  return isSure;
}

type PanelState = { openedPanel?: string };

export type Panels = {
  /** The open panels from the lowest to the top one. */
  keys: readonly string[];
  /** Opens a panel on top; resolves when it closes, with what it was closed with (the saved record). */
  open: (address: PanelAddress) => Promise<unknown>;
  /** A link's target and history state that open a panel. */
  linkTo: (address: PanelAddress) => { to: To; state: unknown };
  /** As linkTo, for a link with `replace`: puts the panel in another's place. */
  linkInPlace: (key: string, address: PanelAddress) => { to: To; state: unknown };
  /** Closes a panel and those above it. Asks about unsaved text unless told not to. */
  close: (key: string, options?: { result?: unknown; force?: boolean }) => Promise<void>;
  /**
   * Puts another panel in a panel's place: a new record that has been saved and got its id.
   * @param result what it is closed with when it is not saved again
   */
  replace: (key: string, address: PanelAddress, result?: unknown) => void;
};

/** The panels that stand in the address. */
export function usePanels(): Panels {
  const location = useLocation();
  const navigate = useNavigate();
  const keys = panelKeys(location.search);

  const searchWith = (next: readonly string[]): string => {
    const search = new URLSearchParams(location.search);
    search.delete(panelParam);
    for (const key of next) search.append(panelParam, key);
    const text = search.toString();
    return text === '' ? '' : `?${text}`;
  };

  const linkTo = (address: PanelAddress) => {
    const key = writePanel(address);
    const next = [...keys.filter((open) => open !== key), key];
    return { to: { search: searchWith(next) }, state: { openedPanel: key } satisfies PanelState };
  };

  const linkInPlace = (key: string, address: PanelAddress) => {
    const next = writePanel(address);
    const state = location.state as PanelState | null;
    return {
      to: { search: searchWith(keys.map((open) => (open === key ? next : open))) },
      state: state?.openedPanel === key ? { openedPanel: next } : state,
    };
  };

  return {
    keys,
    linkTo,
    linkInPlace,
    open: (address) => {
      const { to, state } = linkTo(address);
      void navigate(to, { state });
      return new Promise((resolve) => waiting.set(writePanel(address), resolve));
    },
    close: async (key, { result, force = false } = {}) => {
      const closing = keys.slice(keys.indexOf(key));
      if (leaving.has(key)) return;
      leaving.add(key);
      if (force) closing.forEach(discardForm);
      else if (!(await mayDiscard(closing))) {
        leaving.delete(key);
        return;
      }
      // What this panel's opening put in the history is taken out again, so that Back is one step.
      const state = location.state as PanelState | null;
      if (state?.openedPanel === key && closing.length === 1) await navigate(-1);
      else await navigate({ search: searchWith(keys.filter((open) => !closing.includes(open))) }, { replace: true });
      waiting.get(key)?.(result ?? outcomes.get(key));
      waiting.delete(key);
      outcomes.delete(key);
    },
    replace: (key, address, result) => {
      discardForm(key);
      const next = writePanel(address);
      if (result !== undefined) outcomes.set(next, result);
      identities.set(next, { id: panelIdentity(key), isSeen: false });
      const waiter = waiting.get(key);
      if (waiter) waiting.set(next, waiter);
      waiting.delete(key);
      const { to, state } = linkInPlace(key, address);
      void navigate(to, { replace: true, state });
    },
  };
}
