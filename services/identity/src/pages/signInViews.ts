import type { LanguageCode } from '@kmx/contract/locales';
import { pagesPath } from '../http/paths';
import type { Messages } from '../messages/Messages';
import { faultNote, intro, textField } from './forms';
import { html, trustedHtml, type Html } from './html';

interface View {
  messages: Messages;
  fault?: string;
}

/** Options of a passkey ceremony, as JSON for the page's script. */
export type PasskeyOptions = object;

interface PasswordView extends View {
  passkey: PasskeyOptions;
  language: LanguageCode;
  email: string;
  canSetUpDevice: boolean;
}

const action = (step: string, label: string, kind: 'button' | 'quiet'): Html =>
  html`<button class="${kind}" name="step" value="${step}" ${kind === 'quiet' && html`formnovalidate`}>
    ${label}
  </button>`;

/** Shown by the script, where the browser can use passkeys. */
const passkeyForm = ({ passkey }: Messages, options: PasskeyOptions, label: string): Html => html`
  <form
    class="passkey"
    method="post"
    data-passkey="${JSON.stringify(options)}"
    data-cancelled="${passkey.cancelled}"
    hidden
  >
    <div role="alert"></div>
    <input type="hidden" name="step" value="passkey" />
    <input type="hidden" name="credential" />
    <button class="second">${label}</button>
  </form>
`;

export const passwordView = ({
  messages,
  fault,
  email,
  language,
  canSetUpDevice,
  passkey,
}: PasswordView): Html => {
  const isFaulty = fault !== undefined;
  return html`
    ${intro(messages.signIn.title, messages.signIn.lead)} ${faultNote(fault)}
    <form method="post">
      ${textField({ name: 'email', label: messages.email, type: 'email', autocomplete: 'username', value: email, isFaulty })}
      ${textField({
        name: 'password',
        label: messages.password,
        type: 'password',
        autocomplete: 'current-password',
        isFaulty,
      })}
      ${
        canSetUpDevice &&
        html`<label class="choice"
          ><input type="checkbox" name="device" value="1" /><span>${messages.signIn.setUpDevice}</span></label
        >`
      }
      <div class="actions">
        ${action('password', messages.signIn.button, 'button')}
        ${action('cancel', messages.signIn.cancel, 'quiet')}
      </div>
    </form>
    <p><a href="${pagesPath}/forgot?lang=${language}">${messages.signIn.forgot}</a></p>
    ${passkeyForm(messages, passkey, messages.passkey.button)}
  `;
};

const codeField = (messages: Messages, isFaulty: boolean, isNumeric: boolean): Html =>
  textField({
    name: 'code',
    label: messages.code.label,
    type: 'text',
    autocomplete: 'one-time-code',
    isNumeric,
    isFaulty,
  });

interface CodeView extends View {
  hasDevice: boolean;
  /** Undefined without a passkey. */
  passkey: PasskeyOptions | undefined;
}

/** The code of a device, or a recovery code, which has letters; or a passkey. */
export const codeView = ({ messages, fault, hasDevice, passkey }: CodeView): Html => html`
  ${intro(messages.code.title, hasDevice ? messages.code.lead : messages.passkey.lead)} ${faultNote(fault)}
  ${passkey && passkeyForm(messages, passkey, messages.passkey.confirm)}
  <form method="post">
    ${codeField(messages, fault !== undefined, false)}
    <div class="actions">
      ${action('code', messages.code.button, 'button')}
      ${action('restart', messages.code.startAgain, 'quiet')}
    </div>
  </form>
`;

interface DeviceView extends View {
  /** Base32, in groups of four. */
  secret: string;
  /** SVG. */
  picture: string;
}

/** Set-up of a device: picture, key, and the first code. */
export const deviceView = ({ messages, fault, secret, picture }: DeviceView): Html => html`
  ${intro(messages.device.title, messages.device.lead)} ${faultNote(fault)}
  <div class="picture" role="img" aria-label="${messages.device.picture}">${trustedHtml(picture)}</div>
  <dl class="key">
    <dt>${messages.device.key}</dt>
    <dd><code>${secret.match(/.{1,4}/g)?.join(' ')}</code></dd>
  </dl>
  <p>${messages.device.codeLead}</p>
  <form method="post">
    ${codeField(messages, fault !== undefined, true)}
    <div class="actions">
      ${action('device', messages.device.button, 'button')}
      ${action('restart', messages.code.startAgain, 'quiet')}
    </div>
  </form>
`;
