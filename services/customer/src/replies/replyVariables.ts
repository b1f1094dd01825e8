import { z } from 'zod';
import { portSchema } from '../../../toolkit/src/environment/environment';
import type { ReplySettings } from './model';

const keysSchema = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((key) => key.trim())
      .filter((key) => key !== ''),
  )
  .pipe(z.array(z.string().min(16, 'must have at least 16 characters')));

export const replyVariables = z.object({
  MAIL_REPLY_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/, 'must be a domain such as reply.example.com')
    .optional(),
  MAIL_REPLY_KEYS: keysSchema.optional(),
  MAIL_REPLY_WEBHOOK_KEYS: keysSchema.optional(),
  MAIL_REPLY_SMTP_PORT: portSchema.optional(),
});

/** Returns the settings of replies by mail; undefined without a domain. `apiKey` signs if no other key is given. */
export const toReplySettings = (
  values: z.output<typeof replyVariables>,
  apiKey: string | undefined,
): ReplySettings | undefined => {
  const { MAIL_REPLY_DOMAIN: domain, MAIL_REPLY_KEYS: given = [] } = values;
  if (domain === undefined) return undefined;
  const preset = apiKey === undefined ? [] : [apiKey];
  return {
    domain,
    keys: given.length > 0 ? given : preset,
    webhookKeys: values.MAIL_REPLY_WEBHOOK_KEYS ?? [],
    smtpPort: values.MAIL_REPLY_SMTP_PORT,
  };
};
