import type { Messages } from '../messages/Messages';
import { faultNote, intro, textField } from './forms';
import { html, type Html } from './html';

interface NewPasswordView {
  messages: Messages;
  title: string;
  lead: string;
  /** Token of the link; it identifies the person. */
  token: string;
  email: string;
  fault?: string;
}

export const newPasswordView = ({ messages, title, lead, token, email, fault }: NewPasswordView): Html => {
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
      ${textField({ ...common, name: 'password', label: messages.newPassword.label, hint: messages.newPassword.rule })}
      ${textField({ ...common, name: 'repeated', label: messages.newPassword.repeat })}
      <div class="actions"><button class="button">${messages.newPassword.button}</button></div>
    </form>
  `;
};

export const forgotView = ({ messages, fault }: { messages: Messages; fault?: string }): Html => html`
  ${intro(messages.forgot.title, messages.forgot.lead)} ${faultNote(fault)}
  <form method="post">
    ${textField({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username' })}
    <div class="actions"><button class="button">${messages.forgot.button}</button></div>
  </form>
`;
