import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PinOwner } from '../../../../shared/domain/guessable-pin.ts';
import { loadPartQuietly } from '../parts.ts';
import { pinsText } from '../../text/pins.ts';

type Props = { pin: string; owner?: PinOwner | undefined; shortest?: number | undefined };

const colors = { weak: 'orange', fair: 'dimmed', strong: 'green' } as const;

export function PinHint({ pin, owner, shortest = 8 }: Props) {
  const [rules, setRules] = useState<typeof import('../../../../shared/domain/guessable-pin.ts')>();
  const isTyped = pin !== '';
  useEffect(() => {
    if (isTyped) void loadPartQuietly(() => import('../../../../shared/domain/guessable-pin.ts')).then(setRules);
  }, [isTyped]);

  const hint = hintOf();
  return (
    <Text size="xs" mt={4} aria-live="polite" mih="1.2em" {...(hint?.color && { c: hint.color })}>
      {hint?.text}
    </Text>
  );

  function hintOf(): { text: string; color: string } | undefined {
    if (!isTyped || !rules) return undefined;
    if (pin.length < shortest) return { text: pinsText.tooShort(shortest, shortest - pin.length), color: 'dimmed' };
    const fault = rules.weaknessOf(pin, owner);
    if (fault) return { text: fault, color: 'red' };
    const strength = rules.strengthOf(pin);
    return { text: pinsText.strengths[strength], color: colors[strength] };
  }
}
