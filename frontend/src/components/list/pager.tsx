import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import type { Paged } from '../../../../shared/schemas/list.ts';
import { formatNumber } from '../format.ts';
import { type Change, fitSize, type PageSize } from './use-list-state.ts';
import classes from './list-page.module.css';
import { pageSizes } from '../../../../shared/codes/list-sizes.ts';
import { listsText as text } from '../../text/lists.ts';

type Props = {
  meta: Paged<unknown>['meta'];
  size: PageSize;
  onPage: Change<number>;
  onSize: (size: number) => void;
  onFit?: () => void;
};

export function Pager({ meta, size, onPage, onSize, onFit }: Props) {
  const last = Math.max(1, meta.totalPages);
  const page = Math.min(Math.max(1, meta.currentPage), last);
  const button = (
    label: string,
    to: (now: number) => number,
    isPossible: boolean,
    icon: React.ReactNode,
    look = '',
  ) => (
    <ActionIcon
      className={look}
      variant="subtle"
      color="gray"
      size="md"
      aria-label={label}
      disabled={!isPossible}
      onClick={() => onPage((now) => Math.min(Math.max(1, to(now)), last))}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <nav className={classes['pager']} aria-label={text.pages}>
      <NativeSelect
        size="xs"
        aria-label={text.perPage}
        value={String(size)}
        data={[
          ...pageSizes.map((choice) => ({ value: String(choice), label: text.rowsPerPage(choice) })),
          ...(onFit ? [{ value: fitSize, label: text.fit }] : []),
        ]}
        onChange={({ currentTarget: { value } }) => (value === fitSize ? onFit?.() : onSize(Number(value)))}
      />
      {button(text.firstPage, () => 1, page > 1, <IconChevronsLeft size="1rem" />, classes['edge'])}
      {button(text.previousPage, (now) => now - 1, page > 1, <IconChevronLeft size="1rem" />)}
      <span>{text.page(formatNumber(page), formatNumber(last))}</span>
      {button(text.nextPage, (now) => now + 1, page < last, <IconChevronRight size="1rem" />)}
      {button(text.lastPage, () => last, page < last, <IconChevronsRight size="1rem" />, classes['edge'])}
    </nav>
  );
}
