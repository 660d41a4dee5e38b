const storageKey = 'klang.reloaded-at';
const againAfterMs = 10_000;

/** A deploy takes away the files an open page still points at: load the page anew, once. Drafts come back. */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(storageKey) ?? 0);
    if (Date.now() - last < againAfterMs) return;
    event.preventDefault();
    sessionStorage.setItem(storageKey, String(Date.now()));
    window.location.reload();
  });
}
