import type { Words } from '../words/Words';
import { faultNote, intro, textField } from './forms';
import { html, type Html } from './html';

interface NewPasswordView {
  words: Words;
  title: string;
  lead: string;
  /** Of the link; it stands for the person. */
  token: string;
  email: string;
  fault?: string;
}

/** The choice of a password, typed twice. */
export const newPasswordView = ({ words, title, lead, token, email, fault }: NewPasswordView): Html => {
  const common = { type: 'password', autocomplete: 'new-password', isFaulty: fault !== undefined } as const;
  return html`
    ${intro(title, lead)} ${faultNote(fault)}
    <form method="post">
      <input type="hidden" name="token" value="${token}" />
      <input
        class="unseen"
        type="email"
        name="email"
        autocomplete="username"
        value="${email}"
        readonly
        tabindex="-1"
        aria-hidden="true"
      />
      ${textField({ ...common, name: 'password', label: words.newPassword.label, hint: words.newPassword.rule })}
      ${textField({ ...common, name: 'repeated', label: words.newPassword.repeat })}
      <div class="actions"><button class="button">${words.newPassword.button}</button></div>
    </form>
  `;
};

/** The request for a link by mail. */
export const forgotView = ({ words, fault }: { words: Words; fault?: string }): Html => html`
  ${intro(words.forgot.title, words.forgot.lead)} ${faultNote(fault)}
  <form method="post">
    ${textField({ name: 'email', label: words.email, type: 'email', autocomplete: 'username' })}
    <div class="actions"><button class="button">${words.forgot.button}</button></div>
  </form>
`;
