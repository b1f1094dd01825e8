import type { IntlShape } from 'react-intl/server';
import type {
  FormAttachment,
  FormField,
  FormGroupName,
  FormKind,
  FormReading,
  FormValues,
} from '@kmx/core/forms';

import { formFieldsMessages } from './FormFields.messages';
import { formViewMessages } from './FormView.messages';

/** A text of the forms' rules by its id; an id that is none shows itself. */
export function formatFormText(intl: IntlShape, id: string): string {
  const message = formFieldsMessages[id];
  return message ? intl.formatMessage(message) : id;
}

/** The legend of a group of fields. */
export const formatGroup = (intl: IntlShape, group: FormGroupName) =>
  formatFormText(intl, `blocks.form.group.${group}`);

/** A sentence of the list of problems; with a group, it says that it is about that one. */
export function formatInSummary(
  intl: IntlShape,
  messageId: string,
  group: FormGroupName | undefined,
): string {
  const problem = formatFormText(intl, messageId);
  if (group === undefined) return problem;
  return intl.formatMessage(formViewMessages.problemOfGroup, { group: formatGroup(intl, group), problem });
}

export const formatLabel = (intl: IntlShape, name: string) =>
  formatFormText(intl, `blocks.form.label.${name}`);

/** The name of a form in the reader's language. */
export const formatFormName = (intl: IntlShape, kind: FormKind) =>
  formatFormText(intl, `blocks.form.name.${kind}`);

/** What a select or radio buttons offer. */
export function listOptions(intl: IntlShape, field: FormField, { countries }: FormReading) {
  if (field.rule === 'country') return countries.map(({ code, name }) => ({ value: code, label: name }));
  return (field.options ?? []).map((value) => ({
    value,
    label: formatFormText(intl, `blocks.form.option.${field.name}.${value}`),
  }));
}

/** What a form shows: what was entered, else what the address said. */
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

/** Files that arrived with an earlier post. */
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

/** A file that arrived, as the form names it again: its name comes back with it. */
export const writeAttachment = ({ id, name }: FormAttachment): string => `${id}:${name}`;

/** The id of a field in the page; what is wrong with it leads there. */
export const fieldId = (slug: string, name: string): string => `${slug}-${name}`;
