import type { FormDefinition, FormField, FormKind } from './FormDefinition';
import { formDefinitions } from './formDefinitions';

/** The name of a group of a form's fields. */
export type FormGroupName = FormDefinition['groups'][number]['name'];

/**
 * The group that a list of problems names with a field's sentence, among the fields that are shown: a required field of
 * another group asks for the same in the same words, such as the zip code of a second address. Undefined where the sentence
 * alone says which field is meant.
 */
export function decideProblemGroup(
  kind: FormKind,
  fieldName: string,
  shown: readonly FormField[],
): FormGroupName | undefined {
  const own = formDefinitions[kind].groups.find(({ fields }) =>
    fields.some(({ name }) => name === fieldName),
  );
  const field = own?.fields.find(({ name }) => name === fieldName);
  if (!own || !field?.isRequired) return undefined;
  const isTwin = (other: FormField) =>
    other.isRequired && other.error === field.error && !own.fields.includes(other);
  return shown.some(isTwin) ? own.name : undefined;
}

/** The id under which a form's page keeps a sentence together with the name of its group. */
export const groupedTextId = (group: FormGroupName, messageId: string): string => `${group}:${messageId}`;
