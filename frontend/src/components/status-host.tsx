import { createValue, useValue } from '../state/value.ts';
import classes from './status-host.module.css';

const shown = createValue<readonly React.ReactElement[]>([]);

export function showStatus(status: React.ReactElement & { key: string }): void {
  if (!shown.get().some(({ key }) => key === status.key)) shown.set([...shown.get(), status]);
}

export function StatusHost({ children }: { children: React.ReactNode }) {
  const all = useValue(shown);
  return (
    <div className={classes['stack']} ref={tellHeight}>
      {all}
      {children}
    </div>
  );
}

/** On a narrow screen, messages stand above the stack. */
function tellHeight(stack: HTMLDivElement) {
  const observer = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--status-height', `${stack.offsetHeight}px`);
  });
  observer.observe(stack);
  return () => observer.disconnect();
}
