import { type RefObject, useEffect, useState } from 'react';
import { headerRem, rowRem } from './room-of-rows.tsx';

const least = 5;
const aroundRem = 9;
const cardRem = 6;
const narrow = '(max-width: 40rem)';
const settledMs = 200;

export function useFittingRows(page: RefObject<HTMLElement | null>, isWanted: boolean): number {
  const [rows, setRows] = useState(() => fitting(undefined));
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => setRows(fitting(page.current ?? undefined));
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, settledMs);
    };
    later();
    window.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', later);
    };
  }, [page, isWanted]);
  return rows;
}

function fitting(page: HTMLElement | undefined): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const scroller = page?.querySelector('table')?.parentElement;
  const room = scroller ? scroller.clientHeight : window.innerHeight - aroundRem * rem;
  const isNarrow = window.matchMedia(narrow).matches;
  const row = page?.querySelector('tbody tr[data-index]')?.getBoundingClientRect().height ?? 0;
  const height = row > 0 ? row : (isNarrow ? cardRem : rowRem()) * rem;
  return Math.max(least, Math.floor((room - (isNarrow ? 0 : headerRem * rem)) / height));
}
