import '../../components/over-styles.ts';
import '@mantine/core/styles/Kbd.css';
import { Kbd, Modal } from '@mantine/core';
import classes from './shortcut-list.module.css';
import { shortcutsText as text } from '../../text/shell.ts';

export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title={text.title} zIndex={650} lockScroll={false}>
      <dl className={classes['list']}>
        {text.all.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key} size="sm">
                  {key}
                </Kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
