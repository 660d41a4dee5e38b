import { useValue } from '../state/value.ts';
import { selectionText as text } from '../text/selection.ts';
import box from './status-box.module.css';
import { runningChanges } from '../state/running-changes.ts';

export function ChangesStatus() {
  return useValue(runningChanges).map(({ id, words, done, total }) => (
    <section key={id} className={box['box']} aria-label={text.progress}>
      <header className={box['header']}>
        <output className={box['summary']}>{words(done ?? 0, total)}</output>
      </header>
      <progress
        className={box['progress']}
        aria-label={text.progress}
        max={total}
        {...(done !== undefined && { value: done })}
      />
    </section>
  ));
}
