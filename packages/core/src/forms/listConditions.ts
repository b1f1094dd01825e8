import type { FormCondition, FormField, FormKind } from './FormDefinition';
import { fieldsOfForm } from './formDefinitions';

/** Conditions of a field: its own, then those of the field that it depends on. */
export function listConditions(
  kind: FormKind,
  { visibleWhen }: Pick<FormField, 'visibleWhen'>,
): readonly FormCondition[] {
  if (!visibleWhen) return [];
  const parent = fieldsOfForm(kind).find(({ name }) => name === visibleWhen.field);
  return [visibleWhen, ...(parent ? listConditions(kind, parent) : [])];
}
