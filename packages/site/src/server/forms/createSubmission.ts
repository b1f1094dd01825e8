import { createHash, randomUUID } from 'node:crypto';
import {
  fieldsOfForm,
  formDefinitions,
  formLabelMessages,
  formNameMessages,
  labelOfOption,
  type FormAttachment,
  type FormField,
  type FormKind,
  type FormValues,
} from '@kmx/core/forms';

import { createConfirmationMail } from './createConfirmationMail';
import type { FormContext } from './findFormContext';
import type { SubmitFormInput } from '@/__generated__/customer/graphql';

export interface CheckedForm {
  kind: FormKind;
  values: FormValues;
  attachments: readonly FormAttachment[];
  context: FormContext;
  /** Created by the page script for each message; "" without JavaScript. */
  idempotencyKey: string;
  /** Proof from the challenge or the confirmation; valid for one submission. */
  proof: string;
}

/** Formats a value in English for the support team. */
function writtenValue({ name, rule }: FormField, value: string, { system }: FormContext): string {
  if (rule === 'checked') return 'Yes';
  if (rule === 'option') return labelOfOption(name, value)?.defaultMessage ?? value;
  if (rule !== 'country') return value;
  const country = system?.countries.find(({ countryCode }) => countryCode === value);
  return country ? `${country.name} (${value})` : value;
}

const maxSubject = 200;

/** Creates a subject such as "Service request: Feeder stops". */
function createSubject(kind: FormKind, { subject, product, story, file, company }: FormValues): string {
  const about = subject ?? product ?? story ?? file ?? company;
  const form = formNameMessages[kind].defaultMessage;
  return Array.from(about ? `${form}: ${about}` : form)
    .slice(0, maxSubject)
    .join('');
}

/** Derives a UUID (version 8, RFC 9562) from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

/**
 * Derives the same key for a double click and for every retry of a message. It includes the content, because
 * a reader may correct a message after a lost response; the service would reject the new content under the
 * old key.
 */
export function createIdempotencyKey(form: Omit<CheckedForm, 'context'>, siteKey: string): string {
  const { kind, values, attachments, idempotencyKey } = form;
  if (idempotencyKey === '') return randomUUID();
  const entries = Object.entries(values).sort(([left], [right]) => (left < right ? -1 : 1));
  return uuidOf(JSON.stringify([idempotencyKey, kind, siteKey, entries, attachments.map(({ id }) => id)]));
}

/** Converts a form to the input of the customer service. */
export async function createSubmission(form: CheckedForm): Promise<SubmitFormInput> {
  const { kind, values, attachments, context, proof } = form;
  const fields = fieldsOfForm(kind).flatMap((field) => {
    const value = values[field.name];
    if (value === undefined) return [];
    const label = formLabelMessages[field.name].defaultMessage;
    return [{ name: field.name, label, value: writtenValue(field, value, context) }];
  });
  return {
    form: formDefinitions[kind].slug,
    idempotencyKey: createIdempotencyKey(form, context.siteKey),
    site: context.siteKey,
    locale: context.locale.code,
    fields,
    subject: createSubject(kind, values),
    replyTo: values.email ?? null,
    attachments: attachments.map(({ id }) => id),
    challenge: proof,
    confirmation: await createConfirmationMail(kind, values, context),
  };
}
