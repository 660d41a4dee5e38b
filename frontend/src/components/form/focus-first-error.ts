const looks = 20;
const betweenMs = 25;

/** React may render the errors a while after a save that waited for its schema. */
export function focusFirstError(left: number = looks): void {
  setTimeout(
    () => {
      const marked = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"]')];
      const topmost = marked.find((element) => isReachable(element));
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
