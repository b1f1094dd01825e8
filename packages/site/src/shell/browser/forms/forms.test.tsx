import { render } from '@testing-library/react';
import { createIntl } from 'react-intl/server';
import { FormView } from '@kmx/blocks';
import english from '@kmx/blocks/messages/en';
import { formDefinitions, type FormKind, type FormReading } from '@kmx/core/forms';

import { startForms } from './forms';

vi.mock('./formToken', () => ({
  createTokens: () => ({ prepare: () => undefined, take: async () => 'token' }),
}));

const messages: Record<string, string> = english;
const intl = createIntl({ locale: 'en', messages });
const response = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const respond = (body: unknown, status = 200) =>
  response.mockResolvedValueOnce({ ok: status < 400, status, json: async () => body } as Response);
const sent = { kind: 'sent', reference: 'KMX-7F3K-9Q2M' };

const find = <T extends HTMLElement>(selector: string) => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const settle = async () => {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve, 20));
};
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

let end: AbortController;
async function open(kind: FormKind, overrides: Partial<FormReading> = {}) {
  const slug = formDefinitions[kind].slug;
  const reading: FormReading = {
    action: `/api/forms/${slug}`,
    returnTo: `/en/${slug}`,
    site: 'main',
    locale: 'en',
    state: { kind: 'empty' },
    prefill: {},
    countries: [{ code: 'CH', name: 'Switzerland' }],
    ...overrides,
  };
  render(<FormView intl={intl} kind={kind} reading={reading} headingLevel={2} />);
  end = new AbortController();
  startForms(end.signal)();
  find('form').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await settle();
  return find<HTMLFormElement>('form');
}
const write = (name: string, value: string) => {
  const control = find<HTMLInputElement>(`[name="${name}"]:not([type=radio])`);
  if (control.type === 'checkbox') control.checked = value === 'yes';
  else control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};
const fillIn = () => {
  const values = { firstName: 'Mira', lastName: 'Wolf', email: 'mira@example.com', company: 'Works' };
  for (const [name, value] of Object.entries(values)) write(name, value);
  for (const [name, value] of Object.entries({ country: 'CH', product: 'Cresta', serialNumber: '433-20' }))
    write(name, value);
  write('message', 'The crimp height drifts after two hours.');
};
const submit = async (form: HTMLFormElement) => {
  form.requestSubmit();
  await settle();
};
const bodies = () =>
  response.mock.calls.map(([, { body }]) => JSON.parse(String(body)) as Record<string, unknown>);

beforeEach(() => {
  localStorage.clear();
  response.mockReset();
  Object.assign(globalThis, { fetch: response });
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => 'key-1' });
  Object.defineProperty(AbortSignal, 'timeout', {
    configurable: true,
    value: () => new AbortController().signal,
  });
});
afterEach(() => end.abort());

describe('an empty form', () => {
  it('is not sent: the first wrong field has the focus, and all are listed first', async () => {
    const form = await open('supportRequest');
    await submit(form);
    expect(response).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(find('[name=firstName]'));
    const [summary] = form.children;
    expect(summary).toHaveAttribute('role', 'alert');
    expect(summary).toHaveTextContent('Please enter your first name');
    expect(summary).toHaveTextContent('Please provide a valid email address');
    expect(find('[name=message]')).toHaveAccessibleDescription('Please add some more details');
    expect(find('[name=message]')).toBeInvalid();
  });

  it.each([
    ['shows the list when it fits into the view with the field', 400, 1],
    ['stays at the field otherwise', 4000, 0],
  ])('%s', async (_name, bottom, expected) => {
    const form = await open('supportRequest');
    const scrollIntoView = vi.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    vi.spyOn(find('[name=firstName]'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, bottom - 40, 100, 40),
    );
    await submit(form);
    expect(scrollIntoView.mock.contexts).toEqual(Array(expected).fill(form.firstElementChild));
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });

  it('clears a problem when its field is corrected and left', async () => {
    const form = await open('supportRequest');
    await submit(form);
    write('firstName', 'Mira');
    find('[name=firstName]').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await settle();
    expect(find('[name=firstName]')).not.toHaveAttribute('aria-invalid');
    expect(form.firstElementChild).not.toHaveTextContent('Please enter your first name');
  });
});

it('5 "contact address and optional return address": the list names the address, the field only the error', async () => {
  const form = await open('serviceRequest');
  const listed = () =>
    [...form.querySelectorAll(':scope > [role=alert] a')].flatMap(({ textContent }) =>
      textContent?.includes('city') ? [textContent] : [],
    );
  await submit(form);
  expect(listed()).toEqual(['Please enter the city']);
  write('hasReturnAddress', 'yes');
  await submit(form);
  expect(listed()).toEqual([
    'Contact address: Please enter the city',
    'Return address: Please enter the city',
  ]);
  expect(find('[name=returnCity]')).toHaveAccessibleDescription('Please enter the city');
});

it('shows the field for a state once a country with states is chosen', async () => {
  const states = ['CH', 'US'].map((code) => ({ code, name: code }));
  await open('serviceRequest', { countries: states });
  const isShown = () =>
    !find('[data-field=state]').hidden && !find<HTMLInputElement>('[name=state]').disabled;
  expect(isShown()).toBe(false);
  write('country', 'US');
  expect(isShown()).toBe(true);
  write('country', 'CH');
  expect(isShown()).toBe(false);
});

describe('a valid form', () => {
  it('is sent once when "send" is clicked twice, and thanked for with its reference', async () => {
    const form = await open('supportRequest');
    fillIn();
    respond(sent);
    form.requestSubmit();
    await submit(form);
    expect(response).toHaveBeenCalledTimes(1);
    expect(bodies()[0]).toMatchObject({
      firstName: 'Mira',
      country: 'CH',
      site: 'main',
      locale: 'en',
      website: '',
      token: 'token',
      idempotencyKey: 'key-1',
      attachments: [],
    });
    expect(form).not.toBeVisible();
    const thanks = find('form + [data-form-sent]');
    expect(thanks).toHaveTextContent('KMX-7F3K-9Q2M');
    expect(document.activeElement).toBe(thanks);
  });

  it('keeps its entries when it was not taken, and goes again with the same key', async () => {
    const form = await open('supportRequest');
    fillIn();
    respond({ kind: 'unavailable' }, 503);
    await submit(form);
    expect(find('form > [data-flash=error]')).toHaveTextContent(
      'Something went wrong. Please verify your input is correct and try again later.',
    );
    expect(find('[name=email]')).toHaveValue('mira@example.com');
    respond(sent);
    await submit(form);
    expect(bodies().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    expect(find('form + [data-form-sent]')).toBeInTheDocument();
  });

  it('waits without a network and goes by itself', async () => {
    const form = await open('supportRequest');
    fillIn();
    setOnline(false);
    response.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await submit(form);
    expect(find('form > [data-flash=info]')).toHaveTextContent('You are offline.');
    setOnline(true);
    respond(sent);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(bodies().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    expect(find('form + [data-form-sent]')).toBeInTheDocument();
  });

  it('shows what only the server finds', async () => {
    const form = await open('supportRequest');
    fillIn();
    respond(
      { kind: 'invalid', problems: [{ field: 'email', messageId: 'blocks.form.error.emailAddress' }] },
      422,
    );
    await submit(form);
    expect(document.activeElement).toBe(find('[name=email]'));
    expect(find('[name=email]')).toHaveAccessibleDescription('Please provide a valid email address');
  });
});

describe('a draft', () => {
  const key = 'kmx.form.support-request.v1';
  const draft = (savedAt: number) =>
    JSON.stringify({ savedAt, about: '', values: { firstName: 'Mira', message: 'Kept.' } });

  it('is kept while it is written, and gone once it was sent', async () => {
    const form = await open('supportRequest');
    fillIn();
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(localStorage.getItem(key)).toContain('mira@example.com');
    respond(sent);
    await submit(form);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is restored with a notice, and can be discarded', async () => {
    localStorage.setItem(key, draft(Date.now()));
    await open('supportRequest');
    expect(find('[name=firstName]')).toHaveValue('Mira');
    expect(find('[data-form-draft]')).toBeVisible();
    find('[data-form-discard]').click();
    expect(find('[name=firstName]')).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
    expect(find('[data-form-draft]')).not.toBeVisible();
  });

  it.each([
    ['of another shape', '{"values":3}'],
    ['no JSON', '{'],
    ['older than 30 days', draft(Date.now() - 31 * 24 * 3600 * 1000)],
  ])('that is %s is dropped', async (_name, text) => {
    localStorage.setItem(key, text);
    await open('supportRequest');
    expect(find('[name=firstName]')).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is not kept where the browser stores nothing; the form works all the same', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked');
    });
    const form = await open('supportRequest');
    fillIn();
    respond(sent);
    await submit(form);
    expect(find('form + [data-form-sent]')).toBeInTheDocument();
  });
});

describe('the service request', () => {
  it('shows a conditional part with its condition only; hidden fields are not sent', async () => {
    await open('serviceRequest');
    const cell = find('[data-field=caseId]');
    expect([cell.hidden, find<HTMLInputElement>('[name=caseId]').disabled]).toEqual([true, true]);
    write('isExistingCase', 'yes');
    expect([cell.hidden, find<HTMLInputElement>('[name=caseId]').disabled]).toEqual([false, false]);
  });

  it('8 "an option to send by e-mail to the support address": with what was entered', async () => {
    const form = await open('serviceRequest', { mailAddress: 'service@example.com' });
    const { showFailure } = await import('./formNotes');
    const { readFormParts } = await import('./formParts');
    write('subject', 'Crimp height & drift');
    write('machineName', 'Cresta 433');
    write('country', 'CH');
    showFailure(form, 'serviceRequest', readFormParts(form), 'unavailable');
    const note = find('form > [data-flash=error]');
    expect(note).toHaveTextContent('Submission failed, we apologize for the inconvenience');
    const { href } = find<HTMLAnchorElement>('form > [data-flash=error] a');
    expect(href).toMatch(/^mailto:service@example\.com\?subject=/);
    expect(decodeURIComponent(href)).toContain('Crimp height & drift');
    // Labels as displayed: no mark of required fields, no country codes.
    expect(decodeURIComponent(href)).toContain('Machine name: Cresta 433');
    expect(decodeURIComponent(href)).toContain('Country: Switzerland');
  });
});
