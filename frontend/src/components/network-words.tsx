import { CloseButton } from '@mantine/core';
import { ageOfData } from '../api/age-of-data.ts';
import { isNoticeHidden } from '../api/network.ts';
import { sharedComputer } from '../api/shared-computer.ts';
import { useValue } from '../state/value.ts';
import { networkText as text } from '../text/network.ts';

export function NetworkWords() {
  const readAt = useValue(ageOfData);
  const isShared = useValue(sharedComputer);
  return (
    <>
      <b>{text.gone}.</b>{' '}
      <span data-more>
        {isShared ? text.goneHintOnShared : text.goneHint} {readAt !== undefined && text.dataFrom(new Date(readAt))}
      </span>
    </>
  );
}

export function HideNotice({ className }: { className?: string | undefined }) {
  return (
    <CloseButton
      className={className ?? ''}
      size="sm"
      iconSize="1rem"
      aria-label={text.hide}
      title={text.hide}
      onClick={() => isNoticeHidden.set(true)}
    />
  );
}
