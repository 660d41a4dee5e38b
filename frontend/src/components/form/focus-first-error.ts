/** Puts the focus in the first field, as the eye reads, that is marked as wrong. */
export function focusFirstError(): void {
  // After the errors have been drawn.
  setTimeout(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    const topmost = marked.filter((element) => isReachable(element))[0];
    topmost?.focus();
    topmost?.scrollIntoView?.({ block: 'center' });
  });
}

/** Not in a panel below another. */
function isReachable(element: HTMLElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = dialogs[dialogs.length - 1];
  return !top || top.contains(element) || !element.closest('[role="dialog"], [role="alertdialog"]');
}
