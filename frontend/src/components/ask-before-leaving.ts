export function askBeforeLeaving(isBusy: () => boolean, words: string): void {
  window.addEventListener('beforeunload', (event) => {
    if (!isBusy()) return;
    event.preventDefault();
    // Browsers show their own text; some still require a return value.
    event.returnValue = words;
  });
}
