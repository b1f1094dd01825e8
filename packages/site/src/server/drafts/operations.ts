import { z } from 'zod';
import { PageByIdDocument, PageByPathDocument } from '@kmx/blocks';
import { fail, ok, type LanguageCode, type Result } from '@kmx/core';

import { SiteNavigationDocument } from '../content/navigation.query';
import { queryContent } from '../content/queryContent';
import { SystemDataDocument } from '../content/system.query';

type DraftResponse = Record<string, unknown>;

/** One of our own documents; the browser never writes one. */
interface DraftDocument<TVariables> {
  toString(): string;
  __apiType?: (variables: TVariables) => DraftResponse;
}

/** A question that is known to be well-formed: asks for it in a language, past what readers may see. */
export type RequestDraft = (language: LanguageCode) => Promise<DraftResponse>;

interface DraftOperation {
  /** Checks what the browser filled in; the error is a sentence. */
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

/** What an editor's browser may ask of the content service: names of ours, with variables that are checked. */
const draftOperations = new Map<unknown, DraftOperation>([
  ['PageByPath', createOperation(PageByPathDocument, pageByPath)],
  ['PageById', createOperation(PageByIdDocument, pageById)],
  ['SystemData', createOperation(SystemDataDocument, nothing)],
  ['SiteNavigation', createOperation(SiteNavigationDocument, nothing)],
]);

/** The operation of a name; undefined for a name that is not on the list. */
export const findDraftOperation = (name: unknown): DraftOperation | undefined => draftOperations.get(name);
