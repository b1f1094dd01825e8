import { z } from 'zod';
import { PageByIdDocument, PageByPathDocument } from '@kmx/blocks';
import { fail, ok, type LanguageCode, type Result } from '@kmx/core';

import { SiteNavigationDocument } from '../content/navigation.query';
import { queryContent } from '../content/queryContent';
import { SystemDataDocument } from '../content/system.query';

type DraftResponse = Record<string, unknown>;

/** A predefined document; browsers cannot send their own. */
interface DraftDocument<TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => DraftResponse;
}

export type RequestDraft = (language: LanguageCode) => Promise<DraftResponse>;

interface DraftOperation {
  /** Validates the variables; the error is one sentence. */
  prepare: (variables: unknown) => Result<RequestDraft, string>;
}

const responseSchema = z.record(z.string(), z.unknown());

function createOperation<TVariables>(
  document: DraftDocument<TVariables>,
  variablesSchema: z.ZodType<TVariables>,
): DraftOperation {
  return {
    prepare: (variables) => {
      const checked = variablesSchema.safeParse(variables);
      if (!checked.success) return fail(z.prettifyError(checked.error));
      return ok((language) =>
        queryContent(document, responseSchema, checked.data, language, { isPreview: true }),
      );
    },
  };
}

const id = z.string().min(1).max(100);
const slug = z.string().min(1).max(200);
const country = z.string().regex(/^[A-Z]{2}$/, 'Expected a country code such as CH');
const nothing = z.strictObject({}).transform((): Record<string, never> => ({}));

const pageByPath = z
  .strictObject({
    site: id,
    parentSlug: slug.default('home'),
    slug: slug.default('home'),
    country: country.nullable().default(null),
  })
  .transform((variables) => ({ ...variables, draft: true }));

const pageById = z.strictObject({ id }).transform((variables) => ({ ...variables, draft: true }));

/** Operations available to editors, with validated variables. */
const draftOperations = new Map<unknown, DraftOperation>([
  ['PageByPath', createOperation(PageByPathDocument, pageByPath)],
  ['PageById', createOperation(PageByIdDocument, pageById)],
  ['SystemData', createOperation(SystemDataDocument, nothing)],
  ['SiteNavigation', createOperation(SiteNavigationDocument, nothing)],
]);

/** Returns an operation by name; undefined if it is not allowlisted. */
export const findDraftOperation = (name: unknown): DraftOperation | undefined => draftOperations.get(name);
