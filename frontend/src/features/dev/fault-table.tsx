import { Text } from '@mantine/core';
import type { ImportCheck } from '../../../../shared/schemas/project-import.ts';
import { projectImportText as text } from '../../text/project-import.ts';
import classes from './dev.module.css';

export function FaultTable({ check: { faults, faultCount } }: { check: ImportCheck }) {
  return (
    <>
      <div className={classes['faults']}>
        <table aria-label={text.faults}>
          <thead>
            <tr>
              <th scope="col">{text.sheet}</th>
              <th scope="col">{text.cell}</th>
              <th scope="col">{text.fault}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ sheet, row, column, message }) => (
              <tr key={`${sheet} ${column}${row} ${message}`}>
                <td>{sheet}</td>
                <th scope="row">{text.place(row, column)}</th>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {faultCount > faults.length && <Text size="sm">{text.more(faultCount - faults.length)}</Text>}
    </>
  );
}
