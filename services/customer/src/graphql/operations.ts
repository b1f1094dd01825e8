import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { missingOrInaccessible } from '../audit/logRejection';
import type { SubmissionResult } from '../submissions/submission';
import { builder } from './builder';
import { logRejectedOperation, type CustomerContext } from './context';
import { SubmitFormInput, SubmitFormResult } from './submissionTypes';

const keySchema = z.uuid();

/** Forms accept files that were uploaded without a token and are unclaimed. Other ids are denied and logged. */
const logInaccessibleFiles = (context: CustomerContext, result: SubmissionResult): void => {
  if (result.kind === 'stored' || (result.code !== 'unknownUpload' && result.code !== 'uploadTaken')) return;
  for (const id of new Set(result.details))
    logRejectedOperation(context, `upload ${id}`, missingOrInaccessible);
};

builder.queryFields((t) => ({
  forms: t.field({
    type: ['String'],
    skipTypeScopes: true,
    description: 'Names of the forms that are taken.',
    resolve: (_, __, { forms }) => [...forms],
  }),
}));

builder.mutationFields((t) => ({
  submitForm: t.field({
    type: SubmitFormResult,
    skipTypeScopes: true,
    description: 'Stores a submission and its mails in one step; safe to repeat with the same key.',
    args: { input: t.arg({ type: SubmitFormInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const key = keySchema.safeParse(input.idempotencyKey);
      if (!key.success)
        throw new GraphQLError('idempotencyKey is a UUID.', { extensions: { code: 'BAD_USER_INPUT' } });
      const result = await context.submit({
        form: input.form,
        idempotencyKey: key.data.toLowerCase(),
        site: input.site,
        locale: input.locale,
        fields: input.fields.map(({ name, label, value }) => ({ name, label, value })),
        subject: input.subject,
        replyTo: input.replyTo ?? null,
        attachments: input.attachments.map(String),
        challenge: input.challenge ?? null,
        confirmation: input.confirmation ?? null,
      });
      logInaccessibleFiles(context, result);
      return result;
    },
  }),
}));
