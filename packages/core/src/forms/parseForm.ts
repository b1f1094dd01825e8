import { fail, ok, type Result } from '../types/Result';

import { createFormSchema } from './createFormSchema';
import type { FormField, FormKind, FormProblem, FormValues } from './FormDefinition';
import { fieldsOfForm } from './formDefinitions';
import { formErrorMessages } from './formMessages';
import { isZipCode } from './isZipCode';

/** What a form was sent with, before it is checked. */
export type PostedValues = Readonly<Record<string, unknown>>;

const isVisible = ({ visibleWhen }: FormField, values: PostedValues) =>
  visibleWhen === undefined || values[visibleWhen.field] === visibleWhen.equals;

/** The fields that a form shows with these values: a conditional part only while its condition holds. */
export const visibleFields = (kind: FormKind, values: PostedValues): readonly FormField[] =>
  fieldsOfForm(kind).filter((field) => isVisible(field, values));

/** "Please enter a valid zip code": what one looks like is the country's to say. */
function findZipProblems(fields: readonly FormField[], values: FormValues): readonly FormProblem[] {
  return fields.flatMap(({ name, rule, countryField }) => {
    const zip = values[name] ?? '';
    if (rule !== 'zip' || zip === '' || isZipCode(zip, values[countryField ?? ''] ?? '')) return [];
    return [{ field: name, messageId: formErrorMessages.zip.id }];
  });
}

/** One problem a field, in the order of the fields, so that the first one is the first to be read. */
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
 * Checks what was posted (portal, section 5): the cleaned values of the fields that are shown, without empty ones, or one
 * problem a field in field order. What is no field, or is hidden, is neither checked nor kept.
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
