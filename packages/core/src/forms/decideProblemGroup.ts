import type { FormDefinition, FormField, FormKind } from './FormDefinition';
import { formDefinitions } from './formDefinitions';

export type FormGroupName = FormDefinition['groups'][number]['name'];

/**
 * Returns the group to name with a problem if fields of several visible groups share its message, such as the zip code
 * of a second address. Undefined if the message alone is unambiguous.
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

export const groupedTextId = (group: FormGroupName, messageId: string): string => `${group}:${messageId}`;
