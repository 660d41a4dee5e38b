import { AppError } from '../../../shared/codes/errors.ts';
import { staleVersion } from '../../../shared/codes/errors/changes.ts';
import { saveAgreement } from '../../../shared/contract/agreements.ts';
import { writtenTerms } from '../../../shared/domain/agreement/plan.ts';
import { agreementView } from '../agreement-view.ts';
import { earlierEntries } from '../earlier-entries.ts';
import { freshReplica } from '../../data/replica/fresh-replica.ts';
import { route } from '../../request/route.ts';
import { getRecord } from '../../data/core/table.ts';
import { requireVersion } from '../../data/core/version.ts';
import { loadAgreement } from '../agreement-store.ts';

export const handler = route(saveAgreement, async ({ params: { projectId }, body, unit, knownChangedAt }) => {
  const [project, { record, terms }, db] = await Promise.all([
    getRecord('project', projectId),
    loadAgreement(projectId),
    freshReplica({ knownChangedAt }),
  ]);
  if (record) await requireVersion(record, body.version);
  else if (body.version !== 0) throw new AppError(staleVersion);
  const { priceForm, agreedOre, isConstruction, instalments } = writtenTerms(body, terms);
  const before = record?.data.entries ?? [];
  const entries = [...before, ...earlierEntries(db, projectId, before)];
  const data = { projectId, priceForm, agreedOre, isConstruction, instalments, entries };
  const saved = record ? unit.save(record, data) : unit.createWithId('agreement', projectId, data);
  // The warnings of budgets then tell when the agreed sum is nearly used up.
  const { budgetOre } = project.data;
  const followsAgreement = budgetOre === 0 || budgetOre === terms.agreedOre;
  if (followsAgreement && agreedOre > 0 && agreedOre !== budgetOre) {
    unit.save(project, { ...project.data, budgetOre: agreedOre });
  }
  const cancelled = before.filter((entry) => !terms.entries.includes(entry));
  const counted = entries.filter((entry) => !cancelled.includes(entry));
  return agreementView(projectId, { record: saved, terms: { ...data, entries: counted } }, db);
});
