import { concertHallText as text } from '../../text/concert-hall.ts';
import { hall, type Place } from './hall.ts';

export const spots: readonly { name: string; place: Place }[] = [
  { name: text.stage, place: { x: 12, y: 4.2 } },
  { name: text.stalls, place: { x: 27, y: 4.6 } },
  { name: text.back, place: { x: 37.5, y: 6.5 } },
  { name: text.balcony, place: { x: 34, y: 12.5 } },
  { name: text.ceiling, place: { x: 16, y: 17 } },
];

export function styleAt({ x, y }: Place): { left: string; top: string } {
  return { left: `${(x / hall.length) * 100}%`, top: `${(1 - y / hall.height) * 100}%` };
}

export function toPlace({ currentTarget, clientX, clientY }: React.MouseEvent): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * hall.length, y: (1 - (clientY - top) / height) * hall.height };
}
