import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { builder } from './builder';
import { SubmitFormInput, SubmitFormResult } from './submissionTypes';

const keySchema = z.uuid();

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
    resolve: (_, { input }, { submit }) => {
      const key = keySchema.safeParse(input.idempotencyKey);
      if (!key.success)
        throw new GraphQLError('idempotencyKey is a UUID.', { extensions: { code: 'BAD_USER_INPUT' } });
      return submit({
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
    },
  }),
}));
