import { useEffect, useState } from 'react';
import { dayOf, type Day } from '../../../../shared/lib/days.ts';
import { pageText } from '../../text/shell.ts';
import classes from './top-bar.module.css';

export function PrintedDate() {
  const [day, setDay] = useState<Day>(() => dayOf(new Date()));
  useEffect(() => {
    const now = () => setDay(dayOf(new Date()));
    window.addEventListener('beforeprint', now);
    return () => window.removeEventListener('beforeprint', now);
  }, []);
  return <span className={classes['printed']}>{pageText.printed(day)}</span>;
}
