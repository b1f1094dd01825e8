import path from 'node:path';
import { z } from 'zod';
import type { RetrySchedule } from '../work/decideRetry';

export const mailVariables = z.object({
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_DIR: z.string().min(1).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n@]*@[^\s@]+$/, 'must be an address')
    .default('Komax <no-reply@komax.example>'),
  MAIL_RETRY_FIRST_SECONDS: z.coerce.number().min(0.01).max(3600).default(5),
  MAIL_RETRY_LONGEST_SECONDS: z.coerce.number().min(0.01).max(86_400).default(21_600),
  MAIL_ATTEMPTS: z.coerce.number().int().min(1).max(10_000).default(12),
  MAIL_LEASE_SECONDS: z.coerce.number().min(0.5).max(3600).default(60),
});

export interface MailSettings {
  /** Undefined: mails are written to `folder`. */
  smtpUrl: string | undefined;
  /** Absolute. */
  folder: string;
  /** Sender of every mail: an address, or a name with an address in angle brackets. */
  from: string;
  schedule: RetrySchedule;
  /** Lease after which another process takes over the mails of one that crashed. */
  leaseMilliseconds: number;
}

/**
 * Converts the variables to settings; a relative folder starts at `serviceRoot`, the absolute folder of the service.
 */
export const toMailSettings = (
  values: z.output<typeof mailVariables>,
  serviceRoot: string,
): MailSettings => ({
  smtpUrl: values.SMTP_URL,
  folder: path.resolve(serviceRoot, values.MAIL_DIR ?? '../../.data/mail'),
  from: values.MAIL_FROM,
  schedule: {
    first: values.MAIL_RETRY_FIRST_SECONDS * 1000,
    longest: values.MAIL_RETRY_LONGEST_SECONDS * 1000,
    attempts: values.MAIL_ATTEMPTS,
  },
  leaseMilliseconds: values.MAIL_LEASE_SECONDS * 1000,
});
