import { type To, useLocation, useNavigate } from 'react-router-dom';
import {
  fieldParam,
  panelParam,
  writePanel,
  type PanelAddress,
  type RowTarget,
} from '../../navigation/panel-address.ts';
import { createValue } from '../../state/value.ts';
import { dialogsText } from '../../text/dialogs.ts';
import { confirm } from '../dialogs/dialogs.ts';
import { discardForm, isUnsaved, unsavedForms } from '../open-forms.ts';

/** The callers of `open`, by the key of the panel that they wait for. */
const waiting = new Map<string, (result: unknown) => void>();
/** The results of panels that stay open after a save. The result of a later save replaces them. */
const outcomes = new Map<string, unknown>();
/** Panels being closed: the router updates late, and closing one twice would go back two steps. */
const leaving = new Set<string>();
/** Keep a panel's identity when the key in its address changes, because its new record was created. */
const identities = new Map<string, { id: number; isSeen: boolean }>();
let lastIdentity = 0;

export function panelIdentity(key: string): number {
  const known = identities.get(key);
  if (known) return known.id;
  lastIdentity += 1;
  identities.set(key, { id: lastIdentity, isSeen: false });
  return lastIdentity;
}

export function forgetClosedPanels(open: readonly string[]): void {
  for (const [key, identity] of identities) {
    if (open.includes(key)) identity.isSeen = true;
    else if (identity.isSeen) identities.delete(key);
  }
}

export function restoredOutcome(key: string): unknown {
  return outcomes.get(key);
}

export function isLeaving(key: string): boolean {
  return leaving.has(key);
}

export function forgetLeaving(key: string): void {
  leaving.delete(key);
}

export function panelKeys(search: string): string[] {
  return new URLSearchParams(search).getAll(panelParam);
}

type Place = Pick<Location, 'pathname' | 'search'>;

/** The key of a page that is itself a form. A panel over it and a link to one of its fields leave it where it is. */
export function pageKey({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  for (const name of [panelParam, fieldParam]) query.delete(name);
  return `page ${pathname}?${query.toString()}`;
}

/** The forms with unsaved changes that a location would leave. */
export function unsavedOutside(place: Place): string[] {
  const openKeys = new Set([...panelKeys(place.search), pageKey(place)]);
  return unsavedForms().filter((key) => !openKeys.has(key));
}

export async function mayDiscard(keys: readonly string[]): Promise<boolean> {
  if (!keys.some(isUnsaved)) return true;
  const isSure = await confirm({ ...dialogsText.discard, tone: 'danger' });
  if (isSure) for (const key of keys) discardForm(key);
  return isSure;
}

type PanelState = { openedPanel?: string };

/** For callers outside the router, such as toasts. */
export const openPanel = createValue<(address: PanelAddress) => void>(() => undefined);

export type Panels = {
  keys: readonly string[];
  /** Resolves with the panel's result (the saved record) when the panel closes. */
  open: (address: PanelAddress) => Promise<unknown>;
  linkTo: (address: PanelAddress) => { to: To; state: unknown };
  linkInPlace: (key: string, address: PanelAddress) => { to: To; state: unknown };
  close: (key: string, options?: { result?: unknown; force?: boolean }) => Promise<void>;
  /**
   * For a new record that was saved and has its id.
   * @param result the panel's result when it closes without another save
   */
  replace: (key: string, address: PanelAddress, result?: unknown) => void;
};

export function usePanels(): Panels {
  const navigate = useNavigate();
  const location = useLocation();
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
      // Undoes the history entry that opened this panel, so that Back takes one step.
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

/** @returns what a link to a page or a panel takes */
export function useTargetLink(): (target: RowTarget) => { to: To; state?: unknown } {
  const { linkTo } = usePanels();
  return (target) => (typeof target === 'string' ? { to: target } : linkTo(target));
}
