import type { Transaction } from 'kysely';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import type { Organisation } from '../directory/model';
import { toLanguage } from '../locales/countries';
import { composeNotice } from '../mail/composeNotice';
import { membershipMessages } from '../mail/membershipMessages';
import type { MembershipAction } from './model';

interface MembershipChange {
  userId: string;
  organisation: Organisation;
  action: MembershipAction;
  /** Name of the person who changed it. */
  author: string;
  at: Date;
}

const outcomes = { add: 'added', remove: 'removed' } as const;

/** Puts the mail to the person whose membership was changed into the outbox, in the transaction of the change. */
export const mailMembership = async (
  write: Transaction<Tables>,
  { portalUrl }: Pick<DirectoryDependencies, 'portalUrl'>,
  { userId, organisation, action, author, at }: MembershipChange,
): Promise<void> => {
  const user = await write
    .selectFrom('customer_users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const messages = membershipMessages[toLanguage(user.language) ?? 'en'];
  const { subject, text, next } = messages[outcomes[action]];
  const mail = composeNotice(
    {
      to: user.email,
      subject,
      lines: [messages.greeting, text, next, '{url}'],
      values: {
        name: cleanLine(`${user.first_name} ${user.last_name}`),
        author: cleanLine(author),
        organisation: cleanLine(organisation.name),
        url: portalUrl,
      },
    },
    at,
  );
  await write.insertInto('customer_outbox').values(mail).execute();
};
