import { UnstyledButton } from '@mantine/core';
import { filesText as text } from '../../text/files.ts';
import classes from './file-browser.module.css';

type Props = { projectCode: string; path: string; onOpen: (path: string) => void };

export function Crumbs({ projectCode, path, onOpen }: Props) {
  const names = path === '' ? [] : path.split('/');
  const steps = [
    { name: projectCode, to: '' },
    ...names.map((name, index) => ({ name, to: names.slice(0, index + 1).join('/') })),
  ];
  return (
    <nav aria-label={text.crumbs} className={classes['crumbs']}>
      <ol>
        {steps.map(({ name, to }) => (
          <li key={to}>
            {to === path ? (
              <span aria-current="page">{name}</span>
            ) : (
              <UnstyledButton onClick={() => onOpen(to)}>{name}</UnstyledButton>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
