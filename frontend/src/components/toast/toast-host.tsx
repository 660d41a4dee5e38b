import '@mantine/core/styles/Notification.css';
import { Button, Notification } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useValue } from '../../state/value.ts';
import { hideToast, hideToasts, shownToasts, type Toast, type Tone } from '../../state/toast.ts';
import { messagesText } from '../../text/toasts.ts';
import classes from './toast-host.module.css';

const looks: Record<Tone, { color: string; icon: React.ReactNode }> = {
  success: { color: 'teal', icon: <IconCheck size="1.125rem" /> },
  info: { color: 'blue', icon: <IconInfoCircle size="1.125rem" /> },
  warning: { color: 'yellow', icon: <IconAlertTriangle size="1.125rem" /> },
  error: { color: 'red', icon: <IconX size="1.125rem" /> },
};

/** What Escape closes instead of the messages: panels, dialogs, menus and the options of a field. */
const closable = '[role="dialog"], [role="menu"], [role="combobox"][aria-expanded="true"]';
/** Mantine leaves a panel open when Escape is pressed here. */
const ofItsOwn = { 'data-mantine-stop-propagation': true };

/** The live region is always rendered, so that screen readers announce toasts. */
export function ToastHost() {
  const toasts = useValue(shownToasts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function handleKeyDown({ key }: KeyboardEvent) {
      const isHere = region.current?.contains(document.activeElement) === true;
      if (key === 'Escape' && (isHere || document.querySelector(closable) === null)) hideToasts();
    }
    // Before what Escape closes is gone.
    window.addEventListener('keydown', handleKeyDown, true);
    return () => window.removeEventListener('keydown', handleKeyDown, true);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element cannot hold blocks
    <div ref={region} className={classes['region']} role="status" aria-live="polite" aria-label={messagesText.title}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  const { color, icon } = looks[toast.tone];
  const hide = () => hideToast(toast.id);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => hideToast(toast.id), toast.durationMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.durationMs]);

  return (
    <Notification
      role="note"
      aria-label={messagesText.tones[toast.tone]}
      className={classes['toast']}
      classNames={{ description: classes['message'] ?? '' }}
      withBorder
      color={color}
      icon={icon}
      title={toast.title}
      closeButtonProps={{ 'aria-label': messagesText.close, ...ofItsOwn }}
      onClose={hide}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{toast.message}</span>{' '}
      {toast.action && (
        <Button
          className={classes['action']}
          variant="subtle"
          size="compact-xs"
          {...ofItsOwn}
          onClick={() => {
            toast.action?.onSelect();
            hide();
          }}
        >
          {toast.action.label}
        </Button>
      )}
    </Notification>
  );
}
