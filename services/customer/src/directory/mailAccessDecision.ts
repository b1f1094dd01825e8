import type { Transaction } from 'kysely';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { AccessChange } from '../access/storeAccessChange';
import type { Tables } from '../database/tables';
import { toLanguage } from '../locales/countries';
import { accessDecisionMessages } from '../mail/accessDecisionMessages';
import { composeNotice } from '../mail/composeNotice';
import type { DirectoryDependencies } from './dependencies';
import { userMessages } from './userFileMessages';

type Decision = Pick<AccessChange, 'userId' | 'application' | 'actor' | 'note' | 'at'>;

/**
 * Puts the mail to the person whose request for access was decided into the outbox, in the transaction that stores the
 * decision. The note is included in a rejection only; that of an acceptance is for administrators.
 */
export const mailAccessDecision = async (
  write: Transaction<Tables>,
  { portalUrl }: Pick<DirectoryDependencies, 'portalUrl'>,
  outcome: 'accepted' | 'declined',
  { userId, application, actor, note, at }: Decision,
): Promise<void> => {
  const user = await write
    .selectFrom('customer_users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const language = toLanguage(user.language) ?? 'en';
  const messages = accessDecisionMessages[language];
  const { subject, text, next } = messages[outcome];
  const mailedNote = outcome === 'declined' ? note : null;
  const mail = composeNotice(
    {
      to: user.email,
      subject,
      lines: [messages.greeting, text, ...(mailedNote === null ? [] : [messages.note]), next, '{url}'],
      values: {
        name: cleanLine(`${user.first_name} ${user.last_name}`),
        author: cleanLine(actor.name),
        application: userMessages[language].applications[application],
        note: mailedNote ?? '',
        url: portalUrl,
      },
    },
    at,
  );
  await write.insertInto('customer_outbox').values(mail).execute();
};
