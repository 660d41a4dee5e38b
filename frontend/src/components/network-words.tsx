import { ageOfData } from '../api/age-of-data.ts';
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
