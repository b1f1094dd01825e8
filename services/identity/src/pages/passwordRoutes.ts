import { fillMessage } from '@kmx/contract/text';
import type { Passwords } from '../../../toolkit/src/passwords/createPasswords';
import { findPasswordProblem } from '../../../toolkit/src/passwords/findPasswordProblem';
import type { Accounts } from '../accounts/accounts';
import type { Links } from '../accounts/links';
import { normalizeEmail } from '../accounts/normalizeEmail';
import { normalizeEnteredEmail } from '../accounts/normalizeEnteredEmail';
import type { AccountRow, LinkKind } from '../database/tables';
import { isOwnForm, readForm, type PageRequest } from '../http/pageRequest';
import { pagesPath } from '../http/paths';
import { formatWait } from '../messages/formatWait';
import type { Throttle } from '../throttle/createThrottle';
import { notice } from './forms';
import type { Pages, Localization } from './pages';
import { forgotView, newPasswordView } from './passwordViews';

interface PasswordOptions {
  accounts: Accounts;
  links: Links;
  passwords: Passwords;
  throttle: Throttle;
  resetMails: {
    /** Requests a mail to a normalized address, which may have no account. */
    add: (normalizedEmail: string) => Promise<void>;
    /** Withdraws an unsent mail. */
    withdraw: (normalizedEmail: string) => Promise<void>;
    /** Sends due mails now. */
    wake: () => void;
  };
  pages: Pages;
  /** Origin of this service. */
  url: string;
  endSessions: (accountId: string) => Promise<void>;
  /** Notifies the person by mail that the password was changed. */
  notifyChanged: (account: AccountRow) => Promise<void>;
}

const titles = (localization: Localization, kind: LinkKind, row: AccountRow) => {
  const { title, lead } = localization.messages[kind];
  const values = { name: `${row.given_name} ${row.family_name}`.trim(), email: row.email };
  return { title: fillMessage(title, values), lead: fillMessage(lead, values) };
};

/** `/am/XUI/invitation` and `/am/XUI/reset`: choice of a password with a link. */
export const createNewPasswordRoute = (options: PasswordOptions, kind: LinkKind) => {
  const { accounts, links, passwords, pages, throttle } = options;

  const sendGone = (page: PageRequest): void => {
    const localization = pages.resolveLocalization(page.request, page.url);
    const { goneTitle: title, goneLead } = localization.messages[kind];
    const href = `${pagesPath}/forgot?lang=${localization.language}`;
    const way = kind === 'reset' ? { href, label: localization.messages.reset.again } : undefined;
    pages.send(page, { status: 410, title, body: notice(title, goneLead, way), localization });
  };

  const sendForm = (
    page: PageRequest,
    row: AccountRow,
    token: string,
    status: number,
    fault?: string,
  ): void => {
    const localization = pages.resolveLocalization(page.request, page.url, { account: row.language });
    const { title, lead } = titles(localization, kind, row);
    const body = newPasswordView({
      messages: localization.messages,
      title,
      lead,
      token,
      email: row.email,
      fault,
    });
    pages.send(page, { status, title, body, localization });
  };

  const find = async (token: string): Promise<AccountRow | undefined> => {
    const id = await links.find(token, kind);
    return id === undefined ? undefined : accounts.find(id);
  };

  const save = async (page: PageRequest, form: URLSearchParams): Promise<void> => {
    const token = form.get('token') ?? '';
    const row = await find(token);
    if (!row) return sendGone(page);
    const password = form.get('password') ?? '';
    const problem = findPasswordProblem(password, {
      email: row.email,
      names: [row.given_name, row.family_name],
    });
    const fault = problem ?? (password === form.get('repeated') ? null : 'different');
    const localization = pages.resolveLocalization(page.request, page.url, { account: row.language });
    if (fault) return sendForm(page, row, token, 422, localization.messages.newPassword[fault]);
    const hash = await passwords.hash(password);
    // Only one of two forms with the same link gets here.
    if ((await links.use(token, kind)) === undefined) return sendGone(page);
    await accounts.setPassword(row.id, hash);
    // A waiting mail would bring a new link hours later. Goes first, as the mail may be about to create that link.
    await options.resetMails.withdraw(row.email_folded);
    // An older invitation in a mailbox would set passwords for 14 days.
    await links.voidAll(row.id);
    await options.endSessions(row.id);
    if (kind === 'reset') await options.notifyChanged(row);
    await throttle.refundAccount(normalizeEmail(row.email), page.address);
    const { savedTitle: title, savedLead } = localization.messages.newPassword;
    const body = notice(title, savedLead, {
      href: pages.portalUrl,
      label: localization.messages.continueToPortal,
    });
    pages.send(page, { status: 200, title, body, localization, hasSwitch: false });
  };

  return async (page: PageRequest): Promise<void> => {
    if (page.request.method === 'POST') {
      const form = isOwnForm(page.request, options.url) ? await readForm(page.request) : null;
      return form ? save(page, form) : pages.sendNotice(page, 400, 'expired');
    }
    const token = page.url.searchParams.get('token') ?? '';
    const row = await find(token);
    return row ? sendForm(page, row, token, 200) : sendGone(page);
  };
};

/** `/am/XUI/forgot`: the same response after the same work for every address; only accounts get a mail. */
export const createForgotRoute = (options: PasswordOptions) => {
  const { pages, throttle, resetMails } = options;

  const handleForm = async (page: PageRequest, form: URLSearchParams): Promise<void> => {
    const localization = pages.resolveLocalization(page.request, page.url);
    const { messages, language } = localization;
    // One spelling for both: all entries that reach the same account count as the same address.
    const email = normalizeEnteredEmail(form.get('email') ?? '');
    const decision = await throttle.countMail(email, page.address);
    if (decision.kind === 'throttled') {
      const fault = fillMessage(messages.tooManyTries, { time: formatWait(decision.seconds, language) });
      return pages.send(page, {
        status: 429,
        title: messages.forgot.title,
        body: forgotView({ messages, fault }),
        localization,
      });
    }
    // Stored before it is promised; nothing here depends on the existence of an account.
    await resetMails.add(email);
    const { sentTitle: title, sentLead } = messages.forgot;
    const body = notice(title, sentLead, { href: pages.portalUrl, label: messages.backToPortal });
    pages.send(page, { status: 200, title, body, localization, hasSwitch: false });
    resetMails.wake();
  };

  return async (page: PageRequest): Promise<void> => {
    if (page.request.method !== 'POST') {
      const localization = pages.resolveLocalization(page.request, page.url);
      const { messages } = localization;
      return pages.send(page, {
        status: 200,
        title: messages.forgot.title,
        body: forgotView({ messages }),
        localization,
      });
    }
    const form = isOwnForm(page.request, options.url) ? await readForm(page.request) : null;
    return form ? handleForm(page, form) : pages.sendNotice(page, 400, 'expired');
  };
};
