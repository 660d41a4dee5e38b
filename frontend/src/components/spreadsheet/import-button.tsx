import { IconFileImport } from '@tabler/icons-react';
import type { ImportKind } from '../../../../shared/codes/import-kinds.ts';
import { paths } from '../../navigation/paths.ts';
import { titles } from '../../navigation/titles.ts';
import listClasses from '../list/list-page.module.css';
import { PageButton } from '../page-button.tsx';

/** Leads to the import of the records that a list shows. */
export function ImportButton({ kind }: { kind: ImportKind }) {
  return (
    <PageButton
      to={paths.importRecords(kind)}
      icon={<IconFileImport size="0.875rem" />}
      className={listClasses['iconOnPhone']}
    >
      {titles.importRecords}
    </PageButton>
  );
}
