import { IconEraser } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonKind } from '../../../../shared/codes/person-kinds.ts';
import { personalDataText as text } from '../../text/personal-data.ts';
import { RemovalButton } from '../../components/removal-button.tsx';
import { askToErase } from './erase.tsx';

type Props = { kind: PersonKind; id: number; onErased: () => void };

export function EraseButton({ kind, id, onErased }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  async function run() {
    setIsBusy(true);
    await askToErase(kind, id, onErased);
    setIsBusy(false);
  }
  return <RemovalButton label={text.erase} icon={IconEraser} isBusy={isBusy} onClick={() => void run()} />;
}
