import { z } from 'zod';

const stored = z.object({
  __typename: z.literal('SubmissionStored'),
  reference: z.string().min(1),
  isRepeated: z.boolean(),
});

const rejected = z.object({
  __typename: z.literal('SubmissionRefused'),
  code: z.enum(['unknownUpload', 'uploadTaken', 'challengeUsed', 'tooLarge', 'unknownForm', 'keyReused']),
  message: z.string(),
  details: z.array(z.string()),
});

/**
 * "If all returned data fields are null, or no data comes back, the call counts as failed." (portal, section
 * 7)
 */
export const submitFormSchema = z.object({
  submitForm: z.discriminatedUnion('__typename', [stored, rejected]),
});

export type SubmissionResult = z.output<typeof submitFormSchema>['submitForm'];
