import { render, screen, within } from '@testing-library/react';
import {
  fieldsOfForm,
  formDefinitions,
  formErrorMessages,
  formKinds,
  type FormValues,
} from '@kmx/core/forms';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { FormView, type FormViewProps } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const { intl } = createPageContext();
const states = Object.values(formStatesMock);

const show = (props: Pick<FormViewProps, 'kind' | 'reading'> & Partial<FormViewProps>) =>
  render(<FormView intl={intl} headingLevel={2} {...props} />).container;

const cases = formKinds.flatMap((kind) => states.map((state) => [kind, state.kind, state] as const));

describe.each(cases)('%s, %s', (kind, _name, state) => {
  it('is accessible, and returns after a post without JavaScript', async () => {
    const container = show({ kind, reading: createFormReading(kind, state) });
    expect(container.querySelectorAll('#form')).toHaveLength(1);
    await expectNoAxeViolations(container);
  });
});

describe.each(formKinds)('%s', (kind) => {
  it('works without JavaScript: every field is in the form, which posts to its address', () => {
    const form = show({ kind, reading: createFormReading(kind) }).querySelector('form')!;
    expect([form.method, form.enctype]).toEqual(['post', 'multipart/form-data']);
    expect(form).toHaveAttribute('action', `/api/forms/${formDefinitions[kind].slug}`);
    expect(form.noValidate).toBe(true);
    const names = new Set([...form.elements].map((element) => element.getAttribute('name')));
    for (const { name } of fieldsOfForm(kind)) expect(names).toContain(name);
    for (const name of ['returnTo', 'site', 'locale', 'idempotencyKey', 'website'])
      expect(names).toContain(name);
  });

  it('hides the honeypot from readers, also by keyboard', () => {
    const trap = show({ kind, reading: createFormReading(kind) }).querySelector('input[name=website]')!;
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.closest('[aria-hidden]')).not.toBeNull();
  });

  it('contains all messages that the script may need for a field', () => {
    const container = show({ kind, reading: createFormReading(kind) });
    const texts = container.querySelector('[data-form-texts]')?.getAttribute('data-form-texts') ?? '';
    for (const { error } of fieldsOfForm(kind)) expect(texts).toContain(`blocks.form.error.${error}`);
  });
});

it('5 "Service request (required fields marked with an asterisk)": marks them', () => {
  show({ kind: 'serviceRequest', reading: createFormReading('serviceRequest') });
  expect(screen.getByLabelText('Subject (required)')).toBeRequired();
  expect(screen.getByLabelText('Reason')).not.toBeRequired();
  const caseId = screen.getByLabelText('Case ID (required)');
  expect([caseId.getAttribute('aria-required'), caseId.hasAttribute('required')]).toEqual(['true', false]);
});

it('shows a state field only for countries with states, also without JavaScript', () => {
  const visible = (values: FormValues) => {
    const state = { kind: 'failed', reason: 'unavailable', values } as const;
    const { container, unmount } = render(
      <FormView
        intl={intl}
        headingLevel={2}
        kind="serviceRequest"
        reading={createFormReading('serviceRequest', state)}
      />,
    );
    const names = ['state', 'returnState'].filter((name) => {
      const cell = container.querySelector(`[data-field="${name}"]`);
      return cell !== null && getComputedStyle(cell).display !== 'none';
    });
    unmount();
    return names;
  };
  expect(visible({ country: 'CH' })).toEqual([]);
  expect(visible({ country: 'JP', returnCountry: 'JP' })).toEqual(['state']);
  expect(visible({ hasReturnAddress: 'yes', returnCountry: 'JP' })).toEqual(['returnState']);
});

it('5 "File upload: images or videos, at most 100 MB": shows the limits', () => {
  show({ kind: 'serviceRequest', reading: createFormReading('serviceRequest') });
  const files = screen.getByLabelText('Images or videos');
  expect(files).toHaveAccessibleDescription(/Images or videos, at most 100 MB each/);
  expect(files).toHaveAttribute('accept', 'image/*,video/*');
});

it('lists errors first, each linked to its field, and preserves the entries', () => {
  const reading = createFormReading('contact', formStatesMock.invalid);
  show({ kind: 'contact', reading });
  const summary = screen.getByRole('alert');
  expect(within(summary).getByText('Please check these entries')).toBeInTheDocument();
  const links = within(summary).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ hash }) => hash)).toEqual(['#contact-lastName', '#contact-email']);
  const email = screen.getByLabelText('E-mail (required)');
  expect(email).toHaveValue('mira');
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Please enter a valid E-Mail');
});

it.each([
  [
    'yes',
    ['Contact address: Please enter a valid zip code', 'Return address: Please enter a valid zip code'],
  ],
  ['', ['Please enter a valid zip code']],
])('identifies the selected address with a return address: "%s"', (hasReturnAddress, expected) => {
  const names = hasReturnAddress ? ['zip', 'returnZip'] : ['zip'];
  const problems = names.map((field) => ({ field, messageId: formErrorMessages.zip.id }));
  const state = { kind: 'invalid', values: { hasReturnAddress }, problems } as const;
  show({ kind: 'serviceRequest', reading: createFormReading('serviceRequest', state) });
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  expect(screen.getByLabelText('Zip code (required)')).toHaveAccessibleDescription(
    'Please enter a valid zip code',
  );
});

it('shows the entries for confirmation without JavaScript, with the same values', () => {
  show({ kind: 'serviceRequest', reading: createFormReading('serviceRequest', formStatesMock.review) });
  const entry = (name: string) => screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling;
  expect(entry('Country')).toHaveTextContent('Switzerland');
  expect(entry('Requested service')).toHaveTextContent('Calibration');
  expect(entry('Images or videos')).toHaveTextContent('crimp-height-drift.mp4');
  const [form] = screen.getAllByRole<HTMLFormElement>('form');
  const data = new FormData(form);
  expect(data.get('confirm')).toBe('signed');
  expect(data.get('returnZip')).toBe('75179');
  expect(data.getAll('attachments')).toEqual(['u1:crimp-height-drift.mp4']);
  expect(form?.dataset.form).toBeUndefined();
});

it('omits hidden parts from the review', () => {
  const values = { ...formStatesMock.review.values, isExistingCase: '' };
  const state = { ...formStatesMock.review, values };
  show({ kind: 'serviceRequest', reading: createFormReading('serviceRequest', state) });
  expect(screen.queryByText('Case ID', { selector: 'dt' })).not.toBeInTheDocument();
});

it('8 "Submission failed, we apologize for the inconvenience", with a mail link', () => {
  const mailFallback = 'mailto:service@example.com?subject=Service%20request';
  const container = show({
    kind: 'serviceRequest',
    reading: createFormReading('serviceRequest', formStatesMock.failed, { mailFallback }),
  });
  const alert = container.querySelector('form > [data-flash=error]');
  expect(alert).toHaveTextContent('Submission failed, we apologize for the inconvenience');
  expect(alert?.querySelector('a')).toHaveAttribute('href', mailFallback);
  expect(screen.getByLabelText('Serial number (required)')).toHaveValue('433/20-118');
});

it.each([
  [
    'supportRequest',
    'unavailable',
    'Something went wrong. Please verify your input is correct and try again later.',
  ],
  ['contact', 'tooMany', 'You have sent many messages in a short time.'],
] as const)('8 the failure of %s by %s: "%s"', (kind, reason, sentence) => {
  const container = show({
    kind,
    reading: createFormReading(kind, { kind: 'failed', values: {}, reason }),
  });
  expect(container.querySelector('form > [data-flash=error]')).toHaveTextContent(sentence);
});

it('9 "The contact panel promises a reply within 24 hours": confirms it with the reference', () => {
  show({ kind: 'contact', reading: createFormReading('contact', formStatesMock.sent) });
  expect(screen.getByText(/within 24 hours/)).toBeInTheDocument();
  expect(screen.getByText('KMX-7F3K-9Q2M')).toBeInTheDocument();
});

it('names the product of the enquiry', () => {
  const reading = createFormReading('contact', formStatesMock.empty, {
    prefill: { product: 'Cresta 433' },
    product: { slug: 'cresta-433', name: 'Cresta 433' },
  });
  show({ kind: 'contact', reading });
  expect(screen.getByText('Your question is about Cresta 433.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Product/)).toHaveValue('Cresta 433');
});
