import type { LanguageCode } from '@kmx/contract/locales';
import { pagesPath } from '../http/paths';
import type { Words } from '../words/Words';
import { faultNote, intro, textField } from './forms';
import { html, trustedHtml, type Html } from './html';

interface View {
  words: Words;
  fault?: string;
}

interface PasswordView extends View {
  language: LanguageCode;
  email: string;
  canSetUpDevice: boolean;
}

const action = (step: string, label: string, kind: 'button' | 'quiet'): Html =>
  html`<button class="${kind}" name="step" value="${step}" ${kind === 'quiet' && html`formnovalidate`}>
    ${label}
  </button>`;

/** E-mail address and password. */
export const passwordView = ({ words, fault, email, language, canSetUpDevice }: PasswordView): Html => {
  const isFaulty = fault !== undefined;
  return html`
    ${intro(words.signIn.title, words.signIn.lead)} ${faultNote(fault)}
    <form method="post">
      ${textField({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email, isFaulty })}
      ${textField({
        name: 'password',
        label: words.password,
        type: 'password',
        autocomplete: 'current-password',
        isFaulty,
      })}
      ${
        canSetUpDevice &&
        html`<label class="choice"
          ><input type="checkbox" name="device" value="1" /><span>${words.signIn.setUpDevice}</span></label
        >`
      }
      <div class="actions">
        ${action('password', words.signIn.button, 'button')} ${action('cancel', words.signIn.cancel, 'quiet')}
      </div>
    </form>
    <p><a href="${pagesPath}/forgot?lang=${language}">${words.signIn.forgot}</a></p>
  `;
};

const codeField = (words: Words, isFaulty: boolean, isNumeric: boolean): Html =>
  textField({
    name: 'code',
    label: words.code.label,
    type: 'text',
    autocomplete: 'one-time-code',
    isNumeric,
    isFaulty,
  });

/** The code of a device, or a recovery code, which has letters. */
export const codeView = ({ words, fault }: View): Html => html`
  ${intro(words.code.title, words.code.lead)} ${faultNote(fault)}
  <form method="post">
    ${codeField(words, fault !== undefined, false)}
    <div class="actions">
      ${action('code', words.code.button, 'button')} ${action('restart', words.code.startAgain, 'quiet')}
    </div>
  </form>
`;

interface DeviceView extends View {
  /** Base32, in groups of four. */
  secret: string;
  /** SVG. */
  picture: string;
}

/** The set-up of a device: picture, key, and the first code. */
export const deviceView = ({ words, fault, secret, picture }: DeviceView): Html => html`
  ${intro(words.device.title, words.device.lead)} ${faultNote(fault)}
  <div class="picture" role="img" aria-label="${words.device.picture}">${trustedHtml(picture)}</div>
  <dl class="key">
    <dt>${words.device.key}</dt>
    <dd><code>${secret.match(/.{1,4}/g)?.join(' ')}</code></dd>
  </dl>
  <p>${words.device.codeLead}</p>
  <form method="post">
    ${codeField(words, fault !== undefined, true)}
    <div class="actions">
      ${action('device', words.device.button, 'button')} ${action('restart', words.code.startAgain, 'quiet')}
    </div>
  </form>
`;
