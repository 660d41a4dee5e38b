import '../../components/over-styles.ts';
import '@mantine/core/styles/Kbd.css';
import { Kbd, Modal } from '@mantine/core';
import { useFocusReturn } from '../../components/focus-return.ts';
import classes from './shortcut-list.module.css';
import { shortcutsText as text } from '../../text/shortcuts.ts';

export function ShortcutList({ onClose }: { onClose: () => void }) {
  useFocusReturn();
  return (
    <Modal opened onClose={onClose} size="52rem" title={text.title} zIndex={650} lockScroll={false}>
      <div className={classes['screens']}>
        {text.screens.map(({ title, keys: all }) => (
          <section key={title} aria-label={title}>
            <h3 className={classes['title']}>{title}</h3>
            <dl className={classes['list']}>
              {all.map(([keys, does]) => (
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
          </section>
        ))}
      </div>
    </Modal>
  );
}
