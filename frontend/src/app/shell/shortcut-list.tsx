import '../../components/over-styles.ts';
import '@mantine/core/styles/Kbd.css';
import { Kbd, Modal } from '@mantine/core';
import classes from './shortcut-list.module.css';

const shortcuts: readonly [keys: readonly string[], does: string][] = [
  [['Ctrl', 'K'], 'Sök och gå till'],
  [['?'], 'Visa kortkommandon'],
  [['Ctrl', 'S'], 'Spara panelen'],
  [['Ctrl', 'Enter'], 'Spara och stäng panelen'],
  [['Esc'], 'Stäng den översta panelen'],
  [['F'], 'Öppna listans filter'],
  [['N'], 'Lägg till i listan'],
  [['↑', '↓'], 'Gå mellan rader'],
  [['Home', 'End'], 'Första och sista raden'],
  [['Enter'], 'Öppna raden'],
  [['Shift', 'F10'], 'Radens meny'],
  [['F2'], 'Ändra rutan i tidloggen'],
  [['Esc', 'Tabb'], 'Lämna tidloggens rutor'],
];

export function ShortcutList({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Kortkommandon" zIndex={650} lockScroll={false}>
      <dl className={classes['list']}>
        {shortcuts.map(([keys, does]) => (
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
