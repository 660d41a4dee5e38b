import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { overviewText as text } from '../../text/overview.ts';
import { formatMoney, formatNumber } from '../../components/format.ts';
import type { Figure } from './figure.ts';

export function formatOf({ isHours }: Figure): (value: number) => string {
  return isHours ? (hours) => text.hours(formatNumber(hours)) : formatMoney;
}

export function Amount({ amount, to, of }: { amount: string; to: string; of: string }) {
  return (
    <Anchor component={Link} to={to} inherit aria-label={text.show(`${of}: ${amount}`)}>
      {amount}
    </Anchor>
  );
}
