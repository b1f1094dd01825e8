import type { Transaction } from 'kysely';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { AccessChange } from '../access/storeAccessChange';
import { administersOf, belongsToOneOf } from '../auth/scope';
import type { NewRow, Tables } from '../database/tables';
import { toLanguage } from '../locales/countries';
import { accessTeamMessages, accessMessages } from '../mail/accessMessages';
import { composeNotice } from '../mail/composeNotice';
import { composeNotification } from '../notifications/composeNotification';
import { decideNotification } from '../notifications/decideNotification';
import { readDisabledNotifications } from '../notifications/disabledNotifications';
import type { DirectoryDependencies } from './dependencies';
import { userMessages } from './userFileMessages';

type Write = Transaction<Tables>;
type MailDependencies = Pick<DirectoryDependencies, 'supportAddresses' | 'portalUrl' | 'log'>;
type MailRow = NewRow<'customer_outbox'>;
type Request = Pick<AccessChange, 'userId' | 'application' | 'actor' | 'at'>;

/** Organisations of a user, in order. */
const readOrganisations = (write: Write, userId: string) =>
  write
    .selectFrom('customer_organisations as organisation')
    .innerJoin('customer_memberships as own', 'own.organisation_id', 'organisation.id')
    .where('own.user_id', '=', userId)
    .orderBy('organisation.name_key')
    .orderBy('organisation.id')
    .select(['organisation.id', 'organisation.name'])
    .execute();

/** Others who administer this user by the directory, once for each of their organisations: for whom canChange is true. */
const readAdministrators = async (write: Write, userId: string, organisationIds: readonly string[]) => {
  const { is_internal: isInternal } = await write
    .selectFrom('customer_users')
    .select('is_internal')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return write
    .selectFrom('customer_users as user')
    .where((is) => belongsToOneOf(is, organisationIds))
    .where('user.id', '!=', userId)
    .where('user.delegated_admin', 'in', [...administersOf(isInternal === 1)])
    .innerJoin('customer_memberships as member', 'member.user_id', 'user.id')
    .orderBy('user.id')
    .select(['user.id', 'user.email', 'user.first_name', 'user.last_name', 'user.language'])
    .select('member.organisation_id')
    .execute();
};

type Organisations = Awaited<ReturnType<typeof readOrganisations>>;
type AdministratorRows = Awaited<ReturnType<typeof readAdministrators>>;

const nameAll = (organisations: Organisations): string =>
  organisations.map(({ name }) => cleanLine(name)).join(', ');

const composeTeamMail = (
  dependencies: MailDependencies,
  request: Request,
  organisations: Organisations,
): MailRow[] => {
  const to = dependencies.supportAddresses['access-requests'];
  if (to === undefined) {
    dependencies.log('error', 'MAIL_DESKS has no address for this mail.', { desk: 'access-requests' });
    return [];
  }
  const application = userMessages.en.applications[request.application];
  const organisation = nameAll(organisations) || '–';
  const values = {
    person: cleanLine(request.actor.name),
    url: `${dependencies.portalUrl}/user-admin/${encodeURIComponent(request.userId)}`,
    application,
    organisation,
  };
  return [composeNotice({ to, ...accessTeamMessages, values }, request.at)];
};

/** One mail for each administrator, with the address of the inbox, naming only organisations that the two share. */
const composeMails = (
  dependencies: MailDependencies,
  request: Request,
  organisations: Organisations,
  rows: AdministratorRows,
): MailRow[] =>
  rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) === index)
    .map((administrator) => {
      const language = toLanguage(administrator.language) ?? 'en';
      const memberships = rows.filter(({ id }) => id === administrator.id);
      const shared = organisations.filter(({ id }) => memberships.some((row) => row.organisation_id === id));
      const values = {
        person: cleanLine(request.actor.name),
        url: `${dependencies.portalUrl}/user-admin/requests`,
        name: cleanLine(`${administrator.first_name} ${administrator.last_name}`),
        organisation: nameAll(shared),
        application: userMessages[language].applications[request.application],
      };
      return composeNotification(
        {
          type: 'accessRequest',
          userId: administrator.id,
          language,
          portalUrl: dependencies.portalUrl,
          to: administrator.email,
          ...accessMessages[language],
          values,
        },
        request.at,
      );
    });

/**
 * Puts the mails about a request for access into the outbox, in the transaction that stores it: to everybody who may
 * decide it and has not switched this off, each in their language. If nobody may decide it, the support team gets a mail.
 */
export const mailAccessRequest = async (
  write: Write,
  dependencies: MailDependencies,
  request: Request,
): Promise<void> => {
  const organisations = await readOrganisations(write, request.userId);
  const ids = organisations.map(({ id }) => id);
  const administrators = await readAdministrators(write, request.userId, ids);
  const disabledBy = await readDisabledNotifications(
    write,
    administrators.map(({ id }) => id),
  );
  const notified = administrators.filter(
    ({ id }) => decideNotification({ kind: 'accessRequest' }, disabledBy(id)) !== null,
  );
  const mails =
    administrators.length === 0
      ? composeTeamMail(dependencies, request, organisations)
      : composeMails(dependencies, request, organisations, notified);
  if (mails.length > 0) await write.insertInto('customer_outbox').values(mails).execute();
};
