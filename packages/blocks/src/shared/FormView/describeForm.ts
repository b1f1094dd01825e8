import type { IntlShape } from 'react-intl/server';
import {
  formGroupMessages,
  formLabelMessages,
  formNameMessages,
  type FormAttachment,
  type FormCondition,
  type FormField,
  type FormFieldName,
  type FormGroupName,
  type FormKind,
  type FormReading,
  type FormValues,
} from '@kmx/core/forms';

import { formFieldsMessages } from './FormFields.messages';
import { formViewMessages } from './FormView.messages';

/** Text of the forms' definitions by its id; an unknown id is returned unchanged. */
export function formatFormText(intl: IntlShape, id: string): string {
  const message = formFieldsMessages[id];
  return message ? intl.formatMessage(message) : id;
}

export const formatGroup = (intl: IntlShape, group: FormGroupName) =>
  intl.formatMessage(formGroupMessages[group]);

/** Entry of the summary; with a group, it includes the group's name. */
export function formatInSummary(
  intl: IntlShape,
  messageId: string,
  group: FormGroupName | undefined,
): string {
  const problem = formatFormText(intl, messageId);
  if (group === undefined) return problem;
  return intl.formatMessage(formViewMessages.problemOfGroup, { group: formatGroup(intl, group), problem });
}

export const formatLabel = (intl: IntlShape, name: FormFieldName) =>
  intl.formatMessage(formLabelMessages[name]);

/** Returns the name of a form in the reader's language. */
export const formatFormName = (intl: IntlShape, kind: FormKind) => intl.formatMessage(formNameMessages[kind]);

/** Options of a select or of radio buttons. */
export function listOptions(intl: IntlShape, field: FormField, { countries }: FormReading) {
  if (field.rule === 'country') return countries.map(({ code, name }) => ({ value: code, label: name }));
  return (field.options ?? []).map((value) => ({
    value,
    label: formatFormText(intl, `blocks.form.option.${field.name}.${value}`),
  }));
}

/** Values of a form: those entered, else those of the URL. */
export function shownValues({ state, prefill }: FormReading): FormValues {
  switch (state.kind) {
    case 'empty':
    case 'sent':
      return prefill;
    case 'invalid':
    case 'review':
    case 'failed':
      return { ...prefill, ...state.values };
  }
}

export function storedAttachments({ state }: FormReading) {
  switch (state.kind) {
    case 'empty':
    case 'sent':
      return [];
    case 'invalid':
    case 'review':
    case 'failed':
      return state.attachments ?? [];
  }
}

/** Uploaded file as a hidden value, including its name. */
export const writeAttachment = ({ id, name }: FormAttachment): string => `${id}:${name}`;

/** Condition as a text: `country=CA|US`. */
export const formatCondition = ({ field, isOneOf }: FormCondition): string => `${field}=${isOneOf.join('|')}`;

/** Id of a field in the page; messages link to it. */
export const fieldId = (slug: string, name: string): string => `${slug}-${name}`;
