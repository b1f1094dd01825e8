import { parseArgs } from 'node:util';
import { z } from 'zod';
import { languageCodes } from '@kmx/contract/locales';
import type { RequestedAdministrator } from './makeAdministrator';

const wordsSchema = z.object({
  email: z.email('must be a mail address'),
  'given-name': z.string().trim().min(1).default('First'),
  'family-name': z.string().trim().min(1).default('Administrator'),
  language: z.enum(languageCodes).default('en'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be two capital letters')
    .default('CH'),
  force: z.boolean().default(false),
});

const text = { type: 'string' } as const;

/** Parses the arguments of the command `admin`; throws an error that names the wrong one. */
export const readAdministrator = (
  given: readonly (string | undefined)[],
): { requested: RequestedAdministrator; isForced: boolean } => {
  const { values } = parseArgs({
    args: given.filter((word) => word !== undefined),
    options: {
      email: text,
      'given-name': text,
      'family-name': text,
      language: text,
      country: text,
      force: { type: 'boolean' },
    },
  });
  const parsed = wordsSchema.safeParse(values);
  if (!parsed.success)
    throw new Error(
      `Usage: admin --email=… : ${parsed.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('; ')}`,
    );
  const { email, language, country, force } = parsed.data;
  const names = { givenName: parsed.data['given-name'], familyName: parsed.data['family-name'] };
  return { requested: { email, ...names, language, country }, isForced: force };
};
