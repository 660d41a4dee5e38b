import { ActionIcon } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { reportError } from '../../api/report-error.ts';
import { loadPart } from '../parts.ts';
import { printText as text } from '../../text/lists.ts';

const maxPrinted = 10_000;

type Props<Row> = {
  readAll: () => Promise<readonly Row[]>;
  total: number;
  onRows: (rows: readonly Row[] | undefined) => void;
  isReady: boolean;
};

export function PrintList<Row>({ readAll, total, onRows, isReady }: Props<Row>) {
  const [isReading, setIsReading] = useState(false);

  async function run() {
    if (total > maxPrinted) {
      const { refuseLongPrint } = await loadPart(() => import('./refuse-long-print.ts'));
      refuseLongPrint(total, maxPrinted);
      return;
    }
    setIsReading(true);
    try {
      onRows(await readAll());
    } catch (error) {
      reportError(error, text.failed);
    } finally {
      setIsReading(false);
    }
  }

  const now = useRef({ run, onRows });
  useEffect(() => {
    now.current = { run, onRows };
  });

  useEffect(() => {
    if (!isReady) return;
    window.print();
    now.current.onRows(undefined);
  }, [isReady]);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'p') return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      void now.current.run();
    }
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);

  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      ml="xs"
      aria-label={text.print}
      title={text.print}
      loading={isReading}
      onClick={() => void run()}
    >
      <IconPrinter size="1.125rem" />
    </ActionIcon>
  );
}
