import * as z from 'zod/mini';
import { shortestPins } from '../codes/shortest-pins.ts';

/**
 * What can be a PIN at all, when choosing one and when logging in, so that every chosen PIN can be typed again: no
 * surrounding blanks, which are invisible, and no characters that keyboards and forms drop.
 */
export const typablePin = z.string('Ange en PIN.').check(
  z.minLength(1, 'Ange en PIN.'),
  z.maxLength(64, 'PIN får ha högst 64 tecken.'),
  z.refine((value) => value === value.trim(), 'PIN kan inte börja eller sluta med blanksteg.'),
  z.refine((value) => !/\p{C}/u.test(value), 'PIN innehåller tecken som inte kan användas.'),
);

export const pin = typablePin.check(
  z.minLength(shortestPins[0], 'PIN är för kort.'),
  z.refine((value) => !isTrivial(value), 'PIN är för lätt att gissa. Undvik upprepningar och följder.'),
);

function isTrivial(value: string): boolean {
  const steps = new Set<number>();
  for (let index = 1; index < value.length; index += 1)
    steps.add(value.charCodeAt(index) - value.charCodeAt(index - 1));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}
