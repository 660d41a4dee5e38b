export function focusFirstError(): void {
  // After React has rendered the errors.
  setTimeout(() => {
    const marked = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
    const topmost = marked.filter((element) => isReachable(element))[0];
    topmost?.focus();
    topmost?.scrollIntoView?.({ block: 'center' });
  });
}

function isReachable(element: HTMLElement): boolean {
  const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
  const top = dialogs[dialogs.length - 1];
  return !top || top.contains(element) || !element.closest('[role="dialog"], [role="alertdialog"]');
}
