import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { IconArrowDown, IconArrowUp, type Icon } from '@tabler/icons-react';

type Props = Pick<ActionIconProps, 'variant' | 'color' | 'size'> & {
  labels: { up: string; down: string };
  canMove: { up: boolean; down: boolean };
  onMove: (by: -1 | 1) => void;
};

/** Two arrows that move a row of an ordered list. */
export function MoveButtons({ labels, canMove, onMove, ...props }: Props) {
  const look = { ...props, disabled: !canMove.up && !canMove.down };
  return (
    <>
      <MoveButton {...look} label={labels.up} icon={IconArrowUp} isOff={!canMove.up} onClick={() => onMove(-1)} />
      <MoveButton {...look} label={labels.down} icon={IconArrowDown} isOff={!canMove.down} onClick={() => onMove(1)} />
    </>
  );
}

type ButtonProps = Pick<ActionIconProps, 'variant' | 'color' | 'size' | 'disabled'> & {
  label: string;
  icon: Icon;
  isOff: boolean;
  onClick: () => void;
};

/** The arrow of a row that has come to an end of the list is not disabled, which would take the focus from it. */
function MoveButton({ label, icon: Arrow, isOff, onClick, ...look }: ButtonProps) {
  return (
    <ActionIcon
      {...look}
      aria-label={label}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) onClick();
      }}
    >
      <Arrow size="1rem" />
    </ActionIcon>
  );
}
