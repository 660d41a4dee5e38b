import { ageOfData } from '../api/age-of-data.ts';
import { useValue } from '../state/value.ts';
import { networkText as text } from '../text/network.ts';

export function NetworkWords() {
  const readAt = useValue(ageOfData);
  return (
    <>
      <b>{text.gone}.</b>{' '}
      <span data-more>
        {text.goneHint} {readAt !== undefined && text.dataFrom(new Date(readAt))}
      </span>
    </>
  );
}
