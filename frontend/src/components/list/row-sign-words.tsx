import '@mantine/core/styles/Popover.css';
import { Popover } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './row-sign.module.css';

type Props = { words: string; onClose: () => void };

/** What a screen reader has said already, as the sign's name. Escape closes it, and whatever is pressed or focused. */
export function RowSignWords({ words, onClose }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const closeFrom = useEffectEvent((event: Event) => {
    const isAtSign = anchor.current?.parentElement?.contains(event.target as Node) === true;
    if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isAtSign) onClose();
  });
  useEffect(() => {
    const events = ['keydown', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, closeFrom);
    return () => events.forEach((event) => document.removeEventListener(event, closeFrom));
  }, []);
  return (
    <Popover
      opened
      position="bottom-start"
      width="min(20rem, calc(100vw - 2rem))"
      shadow="md"
      withRoles={false}
      closeOnClickOutside={false}
    >
      <Popover.Target>
        <span ref={anchor} className={classes['anchor']} />
      </Popover.Target>
      <Popover.Dropdown className={classes['words'] ?? ''} aria-hidden>
        {words}
      </Popover.Dropdown>
    </Popover>
  );
}
