import { projectChanges, projectCreated } from '../../shared/domain/project-log-messages.ts';
import { addDays } from '../../shared/lib/days.ts';
import { logOnProject, nextLogId, stageLogEntry } from '../projects/project-log-store.ts';
import { loggedProjects } from '../projects/project-store.ts';
import type { Data, StoredRecord } from '../data/core/records.ts';
import { UnitOfWork } from '../data/core/unit-of-work.ts';
import * as demo from './demo-data.ts';
import type { Dice } from './dice.ts';

type SeedContext = {
  projects: StoredRecord<'project'>[];
  workOrders: StoredRecord<'work-order'>[];
  users: StoredRecord<'user'>[];
  today: string;
};

export async function seedLogs(dice: Dice, { projects, workOrders, users, today }: SeedContext): Promise<void> {
  for (const [index, project] of projects.entries()) {
    const days = workOrders.filter(({ data }) => data.projectId === project.id).map((one) => one.data.verificationDate);
    const begun = addDays(days.sort()[0] ?? today, -dice.from(3, 20));
    await seedLogOf(dice, { project, users, begun, today });
    if (index % 4 === 0) await seedChange(dice, project, users);
  }
}

type ProjectSeed = { project: StoredRecord<'project'>; users: StoredRecord<'user'>[]; begun: string; today: string };

async function seedLogOf(dice: Dice, { project, users, begun, today }: ProjectSeed): Promise<void> {
  const unit = new UnitOfWork(project.data.projectOwnerUserId ?? 0);
  const [logged] = await loggedProjects(project.data);
  const created = { projectId: project.id, logType: 'Project' as const, now: new Date(`${begun}T08:12:00.000Z`) };
  await logOnProject(unit, { ...created, sentences: [projectCreated(logged!)] });
  let day = begun;
  for (let count = dice.from(0, 4); count > 0; count -= 1) {
    day = addDays(day, dice.from(1, 14));
    if (day >= today) break;
    const userId = dice.chance(0.6) ? unit.userId : dice.pick(users).id;
    stageLogEntry(unit, await nextLogId(), {
      projectId: project.id,
      logType: 'Manual',
      message: dice.pick(demo.logMessages),
      now: new Date(`${day}T${String(dice.from(7, 15)).padStart(2, '0')}:${dice.from(10, 59)}:00.000Z`),
      userId,
    });
  }
  await unit.commit(null);
}

async function seedChange(dice: Dice, project: StoredRecord<'project'>, users: StoredRecord<'user'>[]): Promise<void> {
  const unit = new UnitOfWork(dice.pick(users).id);
  const grown = Math.round((project.data.budgetOre * 1.25) / 500_000) * 500_000;
  const data: Data<'project'> = dice.chance(0.5)
    ? { ...project.data, budgetOre: grown, costCenter: `Märkning ${dice.from(1000, 9999)}` }
    : { ...project.data, projectReviewerUserId: dice.pick(users).id };
  const [was, is] = await loggedProjects(project.data, data);
  unit.save(project, data);
  await logOnProject(unit, {
    projectId: project.id,
    logType: 'Project',
    sentences: projectChanges(was!, is!),
    now: new Date(),
  });
  await unit.commit(null);
}
