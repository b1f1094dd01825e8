import { isApprovalLimit } from '@kmx/contract/orders';
import { writeAudit } from '../audit/audit';
import { logRejection } from '../audit/logRejection';
import type { Scope } from '../auth/scope';
import { rejectWith, type DirectoryDependencies } from '../directory/dependencies';
import { readOrganisationsWithApprovers } from '../orders/readApprovers';
import type { ApprovalRuleResult, ChangeApprovalRuleInput } from './model';

/** Sets the limit above which orders of one of the user's organisations need approval. Safe to repeat. */
export const changeApprovalRule = async (
  dependencies: DirectoryDependencies,
  scope: Scope,
  { organisationId, limit }: ChangeApprovalRuleInput,
): Promise<ApprovalRuleResult> => {
  if (!scope.organisationIds.includes(organisationId)) {
    logRejection(dependencies, scope, 'organisation', organisationId);
    return rejectWith('notAllowed');
  }
  if (!isApprovalLimit(limit)) return rejectWith('invalid');
  return dependencies.db.transaction().execute(async (write): Promise<ApprovalRuleResult> => {
    // Writes first, to lock the row in both databases.
    const { name, approval_limit: former } = await write
      .updateTable('customer_organisations')
      .set((is) => ({ approval_limit: is.ref('approval_limit') }))
      .where('id', '=', organisationId)
      .returning(['name', 'approval_limit'])
      .executeTakeFirstOrThrow();
    if (former !== limit) {
      await write
        .updateTable('customer_organisations')
        .set({ approval_limit: limit })
        .where('id', '=', organisationId)
        .execute();
      await writeAudit(write, {
        userId: scope.viewer.id,
        actor: { id: scope.viewer.id, name: scope.name },
        action: 'changeApprovalRule',
        at: dependencies.now(),
        organisationId,
      });
    }
    const withApprovers = await readOrganisationsWithApprovers(write, scope, [organisationId]);
    const organisation = { id: organisationId, name };
    return {
      kind: 'ruleChanged',
      rule: { organisation, limit, hasApprover: withApprovers.has(organisationId) },
    };
  });
};
