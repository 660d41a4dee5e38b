const looks = 20;
const betweenMs = 25;

/** React may render the errors a while after a save that waited for its schema. */
export function focusFirstError(left: number = looks): void {
  setTimeout(
    () => {
      const marked = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].filter(isReachable);
      const topmost = marked.find((element) => !closedTabOf(element));
      if (!topmost && marked[0]) closedTabOf(marked[0])?.click();
      if (!topmost && left > 1) focusFirstError(left - 1);
      topmost?.focus();
      topmost?.scrollIntoView?.({ block: 'center' });
    },
    left === looks ? 0 : betweenMs,
  );
}

function isReachable(element: HTMLElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = dialogs[dialogs.length - 1];
  return !top || top.contains(element) || !element.closest('[role="dialog"], [role="alertdialog"]');
}

/** The tab that the element is behind, unless it is open. */
function closedTabOf(element: HTMLElement): HTMLElement | null {
  const id = element.closest('[role="tabpanel"]')?.getAttribute('aria-labelledby') ?? '';
  return document.querySelector(`[role="tab"][aria-selected="false"][id="${CSS.escape(id)}"]`);
}
