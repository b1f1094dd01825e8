import { GraphQLError } from 'graphql';
import { z } from 'zod';
import { missingOrInaccessible } from '../audit/logRejection';
import {
  rejectionCodes,
  type SubmissionRejected,
  type SubmissionResult,
  type SubmissionStored,
} from '../submissions/submission';
import { builder } from './builder';
import { logRejectedOperation, type CustomerContext } from './context';

const SubmissionRejectionCode = builder.enumType('SubmissionRefusalCode', {
  description: 'Why nothing was stored.',
  values: rejectionCodes,
});

const SubmissionStoredObject = builder.objectRef<SubmissionStored>('SubmissionStored').implement({
  description: 'The submission is stored; its mails are sent from a durable outbox.',
  fields: (t) => ({
    reference: t.exposeString('reference', { description: 'For people: KMX-7F3K-9Q2M.' }),
    receivedAt: t.exposeString('receivedAt', { description: 'ISO 8601, UTC.' }),
    isRepeated: t.exposeBoolean('isRepeated', {
      description:
        'True when an earlier request with the same key and content was stored: nothing was added.',
    }),
  }),
});

const SubmissionRejectedObject = builder.objectRef<SubmissionRejected>('SubmissionRefused').implement({
  description: 'Nothing was stored.',
  fields: (t) => ({
    code: t.field({ type: SubmissionRejectionCode, resolve: ({ code }) => code }),
    message: t.exposeString('message', { description: 'A sentence for a log, in English.' }),
    details: t.field({
      type: ['String'],
      description: 'Ids of uploads or names of fields that are meant.',
      resolve: ({ details }) => [...details],
    }),
  }),
});

const SubmitFormResult = builder.unionType('SubmitFormResult', {
  types: [SubmissionStoredObject, SubmissionRejectedObject],
  resolveType: ({ kind }) => (kind === 'stored' ? SubmissionStoredObject : SubmissionRejectedObject),
});

const SubmittedFieldInput = builder.inputType('SubmittedField', {
  description: 'One entered value with the label that the sender saw.',
  fields: (t) => ({
    name: t.string({ required: true }),
    label: t.string({ required: true }),
    value: t.string({ required: true }),
  }),
});

const ConfirmationInput = builder.inputType('Confirmation', {
  description: 'A mail to the sender; left out when `to` is no mail address.',
  fields: (t) => ({
    to: t.string({ required: true }),
    subject: t.string({ required: true }),
    text: t.string({ required: true }),
  }),
});

const SubmitFormInput = builder.inputType('SubmitFormInput', {
  fields: (t) => ({
    form: t.string({ required: true, description: 'contact, support-request, …: see Query.forms.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'A UUID of one filled-in form; the same for a double click and every retry.',
    }),
    site: t.string({ required: true }),
    locale: t.string({ required: true }),
    fields: t.field({ type: [SubmittedFieldInput], required: true }),
    subject: t.string({ required: true, description: 'Of the mail to the desk.' }),
    replyTo: t.string({ description: 'The sender; left out of the mail when it is no mail address.' }),
    attachments: t.idList({ required: true, description: 'Ids of uploads.' }),
    challenge: t.string({ description: 'The proof of a solved challenge; good for one submission.' }),
    confirmation: t.field({ type: ConfirmationInput }),
  }),
});

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
