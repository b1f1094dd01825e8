import { fail, ok, type Result } from '../types/Result';

import { createFormSchema } from './createFormSchema';
import type { FormField, FormKind, FormProblem, FormValues } from './FormDefinition';
import { fieldsOfForm } from './formDefinitions';
import { formErrorMessages } from './formMessages';
import { isZipCode } from './isZipCode';
import { listConditions } from './listConditions';

export type PostedValues = Readonly<Record<string, unknown>>;

/** Lists the visible fields: a conditional part only while all of its conditions hold. */
export const visibleFields = (kind: FormKind, values: PostedValues): readonly FormField[] =>
  fieldsOfForm(kind).filter((field) =>
    listConditions(kind, field).every((condition) =>
      condition.isOneOf.some((value) => value === values[condition.field]),
    ),
  );

/** The format of a zip code depends on the country. */
function findZipProblems(fields: readonly FormField[], values: FormValues): readonly FormProblem[] {
  return fields.flatMap(({ name, rule, countryField }) => {
    const zip = values[name] ?? '';
    if (rule !== 'zip' || zip === '' || isZipCode(zip, values[countryField ?? ''] ?? '')) return [];
    return [{ field: name, messageId: formErrorMessages.zip.id }];
  });
}

/** One problem for each field, in field order, because the first one gets the focus. */
function orderProblems(fields: readonly FormField[], problems: readonly FormProblem[]) {
  return fields.flatMap(({ name }) => problems.find(({ field }) => field === name) ?? []);
}

const textsOf = (fields: readonly FormField[], posted: PostedValues): FormValues =>
  Object.fromEntries(
    fields.map(({ name }) => {
      const value = posted[name];
      return [name, typeof value === 'string' ? value.trim() : ''];
    }),
  );

/**
 * Validates posted values (portal, section 5): returns the cleaned values of the visible fields without empty ones, or
 * one problem for each field in field order. Unknown and hidden fields are dropped.
 */
export function parseForm(kind: FormKind, posted: PostedValues): Result<FormValues, readonly FormProblem[]> {
  const fields = visibleFields(kind, posted);
  const parsed = createFormSchema(fields).safeParse(posted);
  const found = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), messageId: message }));
  const zips = findZipProblems(fields, parsed.success ? parsed.data : textsOf(fields, posted));
  const problems = orderProblems(fields, [...found, ...zips]);
  if (!parsed.success || problems.length > 0) return fail(problems);
  return ok(Object.fromEntries(Object.entries(parsed.data).filter(([, value]) => value !== '')));
}
