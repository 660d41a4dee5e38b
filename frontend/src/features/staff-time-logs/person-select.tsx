import type { listTimeLogPeople } from '../../../../shared/contract/calls/staff-time-logs.ts';
import type { AnswerOf } from '../../api/call.ts';
import { ListedInput } from '../../components/form/listed-input.tsx';
import { userLabel } from '../../components/user-options.ts';
import { staffTimeLogsText as text } from '../../text/staff-time-logs.ts';
import classes from './staff-time-logs.module.css';

type Props = {
  people: AnswerOf<typeof listTimeLogPeople>;
  chosenId: number;
  onChoose: (userId: number) => void;
};

export function PersonSelect({ people, chosenId, onChoose }: Props) {
  const options = people.map((person) => ({
    value: person.userId,
    label: person.deleted ? `${userLabel(person)} (${text.deletedPerson})` : userLabel(person),
  }));
  return (
    <ListedInput
      size="xs"
      aria-label={text.person}
      className={classes['person'] ?? ''}
      options={options}
      value={chosenId}
      onChoose={(option) => {
        if (option) onChoose(Number(option.value));
      }}
    />
  );
}
