/** Has the browser ask before the page is left while something is on its way. */
export function askBeforeLeaving(isBusy: () => boolean, words: string): void {
  window.addEventListener('beforeunload', (event) => {
    if (!isBusy()) return;
    event.preventDefault();
    // Browsers show words of their own; some still want these.
    event.returnValue = words;
  });
}
