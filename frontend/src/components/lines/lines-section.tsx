import { Button, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId, type RefObject } from 'react';
import { common } from '../../text/common.ts';
import classes from './lines.module.css';

type Props = {
  root: RefObject<HTMLElement | null>;
  title: string;
  heading: string;
  numberHeadings: readonly string[];
  lastHeading?: string;
  empty: string;
  isEmpty: boolean;
  add?: { label: string; onSelect: () => void; autoFocus?: boolean } | undefined;
  children: React.ReactNode;
};

export function LinesSection({
  root,
  title,
  heading,
  numberHeadings,
  lastHeading,
  empty,
  isEmpty,
  add,
  children,
}: Props) {
  const titleId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside take the focus
    <section
      ref={root}
      className={classes['section']}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
        if (!(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add?.onSelect();
      }}
    >
      <Title order={3} id={titleId} className={classes['title']}>
        {title}
      </Title>
      {isEmpty ? (
        <p className={classes['empty']}>{empty}</p>
      ) : (
        <table className={classes['table']} aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {numberHeadings.map((label) => (
                <th key={label} scope="col" data-align="right">
                  {label}
                </th>
              ))}
              {lastHeading !== undefined && <th scope="col">{lastHeading}</th>}
              {add && (
                <th scope="col" className={classes['remove']}>
                  <span className={classes['hidden']}>{common.delete}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      )}
      {add && (
        <Button
          data-add-line
          data-autofocus={add.autoFocus || undefined}
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="0.875rem" aria-hidden />}
          onClick={add.onSelect}
        >
          {add.label}
        </Button>
      )}
    </section>
  );
}
