import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { startTasks } from '../../data/tasks/start-tasks.ts';
import type { WrittenItem } from '../../data/tasks/task-kind.ts';
import { startingTaskKinds } from '../starting-task-kinds.ts';
import { sendMailOf } from './mails-written.ts';

/** Begins at once what calls do not wait for: tasks that start when they are written, and mails about accounts. */
export async function handler({ Records }: DynamoDBStreamEvent): Promise<void> {
  const now = new Date();
  await Promise.all([
    startTasks(startingTaskKinds, Records.flatMap(writtenIn)),
    ...Records.map((record) => sendMailOf(record, now)),
  ]);
}

function writtenIn({ eventName, dynamodb }: DynamoDBRecord): WrittenItem[] {
  const { Keys, NewImage } = dynamodb ?? {};
  if (!NewImage) return [];
  return [
    {
      key: { pk: Keys!['pk']!.S!, sk: Keys!['sk']!.S! },
      isNew: eventName === 'INSERT',
      attempts: Number(NewImage['attempts']?.N ?? 0),
      state: NewImage['state']?.S,
    },
  ];
}
