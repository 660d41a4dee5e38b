const ownUse = 'a, button, input, select, textarea, label';

/** A click anywhere in a row follows its main link, except on controls and while text is selected. */
export function openRow(event: React.MouseEvent): void {
  const target = event.target as Element;
  const row = target.closest('tr');
  const link = row?.querySelector('[data-main-link]');
  if (!row || !link) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  if (link.contains(target) && !ctrlKey && !metaKey && !shiftKey) showOpening(row);
  if (event.defaultPrevented || target.closest(ownUse) || isSelecting(row)) return;
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}

/** Until what it opens takes the focus: that is rendered after the next frame. */
function showOpening(row: HTMLElement): void {
  row.dataset['opening'] = 'true';
  row.addEventListener('focusout', () => delete row.dataset['opening'], { once: true });
}

function isSelecting(row: Element): boolean {
  const selection = window.getSelection();
  return selection !== null && !selection.isCollapsed && selection.getRangeAt(0).intersectsNode(row);
}

export function openRowMenu(below: Element): void {
  const { left, bottom } = below.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left, clientY: bottom };
  below.dispatchEvent(new MouseEvent('contextmenu', at));
}
