import { html, type Html } from './html';

interface TextField {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autocomplete: string;
  value?: string;
  hint?: string;
  isNumeric?: boolean;
  isFaulty?: boolean;
}

export const textField = (field: TextField): Html => html`
  <div class="field">
    <label for="${field.name}">${field.label}</label>
    ${field.hint !== undefined && html`<p class="hint" id="${field.name}-hint">${field.hint}</p>`}
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.type}"
      autocomplete="${field.autocomplete}"
      value="${field.value}"
      ${field.isNumeric && html`inputmode="numeric" class="figures"`}
      ${field.hint !== undefined && html`aria-describedby="${field.name}-hint"`}
      ${field.isFaulty && html`aria-invalid="true" aria-errormessage="fault"`}
      required
    />
  </div>
`;

/** Error of a form, announced when the page opens. */
export const faultNote = (text: string | undefined): Html =>
  text === undefined ? html`` : html`<p class="fault" id="fault" role="alert">${text}</p>`;

export const intro = (title: string, lead: string): Html =>
  html`<h1>${title}</h1>
    <p class="lead">${lead}</p>`;

/** A page with a message and a link. */
export const notice = (title: string, lead: string, way?: { href: string; label: string }): Html => html`
  ${intro(title, lead)} ${way && html`<p><a class="button" href="${way.href}">${way.label}</a></p>`}
`;
