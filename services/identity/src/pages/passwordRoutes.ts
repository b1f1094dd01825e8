import type { Accounts } from '../accounts/accounts';
import { findPasswordProblem } from '../accounts/findPasswordProblem';
import { foldEmail } from '../accounts/foldEmail';
import { foldEnteredEmail } from '../accounts/foldEnteredEmail';
import type { Links } from '../accounts/links';
import type { Passwords } from '../accounts/passwords';
import type { AccountRow, LinkKind } from '../database/tables';
import { isOwnForm, readForm, type PageRequest } from '../http/pageRequest';
import { pagesPath } from '../http/paths';
import type { Throttle } from '../throttle/createThrottle';
import { fillWords } from '../words/fillWords';
import { formatWait } from '../words/formatWait';
import { notice } from './forms';
import type { Pages, Speech } from './pages';
import { forgotView, newPasswordView } from './passwordViews';

interface PasswordOptions {
  accounts: Accounts;
  links: Links;
  passwords: Passwords;
  throttle: Throttle;
  resetMails: {
    /** Asks for a mail to a folded address that may have no account. */
    add: (emailFolded: string) => Promise<void>;
    /** Takes back what was asked for and is not sent. */
    withdraw: (emailFolded: string) => Promise<void>;
    /** Looks at once what is to be sent. */
    wake: () => void;
  };
  pages: Pages;
  /** Origin of this service. */
  url: string;
  endSessions: (accountId: string) => Promise<void>;
  /** Tells the person by mail that the password was changed. */
  notifyChanged: (account: AccountRow) => Promise<void>;
}

const titles = (speech: Speech, kind: LinkKind, row: AccountRow) => {
  const { title, lead } = speech.words[kind];
  const values = { name: `${row.given_name} ${row.family_name}`.trim(), email: row.email };
  return { title: fillWords(title, values), lead: fillWords(lead, values) };
};

/** `/am/XUI/invitation` and `/am/XUI/reset`: a link of the kind, and the password that it allows to choose. */
export const createNewPasswordRoute = (options: PasswordOptions, kind: LinkKind) => {
  const { accounts, links, passwords, pages, throttle } = options;

  const sendGone = (page: PageRequest): void => {
    const speech = pages.speak(page.request, page.url);
    const { goneTitle: title, goneLead } = speech.words[kind];
    const href = `${pagesPath}/forgot?lang=${speech.language}`;
    const way = kind === 'reset' ? { href, label: speech.words.reset.again } : undefined;
    pages.send(page, { status: 410, title, body: notice(title, goneLead, way), speech });
  };

  const sendForm = (
    page: PageRequest,
    row: AccountRow,
    token: string,
    status: number,
    fault?: string,
  ): void => {
    const speech = pages.speak(page.request, page.url, { account: row.language });
    const { title, lead } = titles(speech, kind, row);
    const body = newPasswordView({ words: speech.words, title, lead, token, email: row.email, fault });
    pages.send(page, { status, title, body, speech });
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
    const problem = findPasswordProblem(password, row);
    const fault = problem ?? (password === form.get('repeated') ? null : 'different');
    const speech = pages.speak(page.request, page.url, { account: row.language });
    if (fault) return sendForm(page, row, token, 422, speech.words.newPassword[fault]);
    const hash = await passwords.hash(password);
    // Of two forms with the same link only one gets here.
    if ((await links.use(token, kind)) === undefined) return sendGone(page);
    await accounts.setPassword(row.id, hash);
    // A mail that still waits would bring a new link hours later; first, as it may be about to make that link.
    await options.resetMails.withdraw(row.email_folded);
    // An older invitation in a mailbox would go on setting passwords for 14 days.
    await links.voidAll(row.id);
    await options.endSessions(row.id);
    if (kind === 'reset') await options.notifyChanged(row);
    await throttle.forgiveAccount(foldEmail(row.email), page.address);
    const { savedTitle: title, savedLead } = speech.words.newPassword;
    const body = notice(title, savedLead, { href: pages.portalUrl, label: speech.words.continueToPortal });
    pages.send(page, { status: 200, title, body, speech, hasSwitch: false });
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

/** `/am/XUI/forgot`: the same answer after the same work for every address; who has an account gets a mail. */
export const createForgotRoute = (options: PasswordOptions) => {
  const { pages, throttle, resetMails } = options;

  const answerForm = async (page: PageRequest, form: URLSearchParams): Promise<void> => {
    const speech = pages.speak(page.request, page.url);
    const { words, language } = speech;
    // One text for both: whatever reaches the same account is counted as the same address.
    const email = foldEnteredEmail(form.get('email') ?? '');
    const decision = await throttle.countMail(email, page.address);
    if (decision.kind === 'throttled') {
      const fault = fillWords(words.tooManyTries, { time: formatWait(decision.seconds, language) });
      return pages.send(page, {
        status: 429,
        title: words.forgot.title,
        body: forgotView({ words, fault }),
        speech,
      });
    }
    // Stored before it is promised; nothing here depends on whether there is an account.
    await resetMails.add(email);
    const { sentTitle: title, sentLead } = words.forgot;
    const body = notice(title, sentLead, { href: pages.portalUrl, label: words.backToPortal });
    pages.send(page, { status: 200, title, body, speech, hasSwitch: false });
    resetMails.wake();
  };

  return async (page: PageRequest): Promise<void> => {
    if (page.request.method !== 'POST') {
      const speech = pages.speak(page.request, page.url);
      const { words } = speech;
      return pages.send(page, {
        status: 200,
        title: words.forgot.title,
        body: forgotView({ words }),
        speech,
      });
    }
    const form = isOwnForm(page.request, options.url) ? await readForm(page.request) : null;
    return form ? answerForm(page, form) : pages.sendNotice(page, 400, 'expired');
  };
};
