import { rejectionCodes, type SubmissionRejected, type SubmissionStored } from '../submissions/submission';
import { builder } from './builder';

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

export const SubmitFormResult = builder.unionType('SubmitFormResult', {
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

export const SubmitFormInput = builder.inputType('SubmitFormInput', {
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
