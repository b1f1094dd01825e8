import { z } from 'zod';
import { languageCodes, readDay, termKinds } from '@kmx/core';
import { namedCountrySchema } from './Event.schema';
import { optionalList, requiredText } from './fields.schema';
import { fileSchema } from './File.schema';

/** Schema of the service's terms; undefined without a readable file. */
export const termsSchema = z
  .object({
    id: z.string(),
    slug: requiredText,
    title: requiredText,
    kind: z.enum(termKinds),
    countries: optionalList(namedCountrySchema),
    language: z.enum(languageCodes),
    validFrom: z.string().nullable(),
    file: fileSchema,
  })
  .transform(({ file, countries, validFrom, ...terms }) =>
    file
      ? {
          ...terms,
          file,
          countries: countries.flatMap((country) => country ?? []),
          validFrom: readDay(validFrom?.slice(0, 10) ?? ''),
        }
      : undefined,
  );
