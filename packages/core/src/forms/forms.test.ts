import type { FormKind, FormValues } from './FormDefinition';
import { fieldsOfForm, findFormKind, formDefinitions } from './formDefinitions';
import {
  formErrorMessages,
  formGroupMessages,
  formLabelMessages,
  formOptionMessages,
  type FormMessage,
} from './formMessages';
import { isZipCode } from './isZipCode';
import { parseForm, visibleFields } from './parseForm';

const person = {
  firstName: 'Mira',
  lastName: 'Keller',
  email: 'mira@example.com',
  company: 'Kabelwerk',
  country: 'CH',
};

const complete: Record<FormKind, FormValues> = {
  contact: { ...person, topic: 'product', message: 'Which crimp height?', privacy: 'yes' },
  supportRequest: {
    ...person,
    product: 'Alpha 530',
    serialNumber: 'A-530/12.7',
    message: 'Please send the licence texts.',
  },
  serviceRequest: {
    ...person,
    address: 'Industriestrasse 6',
    zip: '6036',
    city: 'Dierikon',
    requestedService: 'repair',
    subject: 'Feeder stops',
    description: 'It stops after 200 wires.',
    machineName: 'Alpha 530',
    serialNumber: '530.1234',
    contactLocation: 'Dierikon',
  },
  storyFeedback: { rating: 'partly' },
  whitepaper: { ...person, consent: 'yes' },
};

const sentences = new Map<string, string>(
  Object.values<FormMessage>(formErrorMessages).map(({ id, defaultMessage }) => [id, defaultMessage]),
);

/** "field: sentence" for every problem, in their order. */
function problemsOf(kind: FormKind, values: Record<string, unknown>): readonly string[] {
  const parsed = parseForm(kind, values);
  if (parsed.ok) return [];
  return parsed.error.map(({ field, messageId }) => `${field}: ${sentences.get(messageId) ?? messageId}`);
}

const without = (kind: FormKind, name: string) =>
  Object.fromEntries(Object.entries(complete[kind]).filter(([key]) => key !== name));

const kinds = Object.keys(complete).flatMap(
  (kind) => findFormKind(formDefinitions[kind as FormKind].slug) ?? [],
);

it.each(kinds)('accepts a complete %s unchanged', (kind) => {
  expect(parseForm(kind, complete[kind])).toEqual({ ok: true, value: complete[kind] });
});

describe('typical spellings and pasted texts', () => {
  it.each([
    ['email', 'mira@kabelwerk-zürich.ch'],
    ['email', 'ivan@пример.рф'],
    ['email', 'wei@例子.公司'],
    ['lastName', 'می\u200Cخواهم'],
    ['company', 'Kabelwerk \u{1F469}\u200D\u{1F527}'],
  ])('%s accepts %s unchanged', (name, entry) => {
    const parsed = parseForm('contact', { ...complete.contact, [name]: entry });
    expect(parsed).toMatchObject({ ok: true, value: { [name]: entry } });
  });

  it('removes pasted control characters', () => {
    const parsed = parseForm('contact', { ...complete.contact, company: '\uFEFFKabel\u00ADwerk\u200B' });
    expect(parsed).toMatchObject({ ok: true, value: { company: 'Kabelwerk' } });
  });
});

describe('portal 5 "Support request: Valid email required … Messages include …"', () => {
  it.each([
    ['email', '', 'Please provide a valid email address'],
    ['email', 'mira@', 'Please provide a valid email address'],
    ['firstName', ' ', 'Please enter your first name'],
    ['lastName', '', 'Please enter your last name'],
    ['company', '', 'Please enter your company'],
    ['country', '', 'Please select your country'],
    ['country', 'Schweiz', 'Please select your country'],
    ['country', 'QQ', 'Please select your country'],
    ['country', 'ZZ', 'Please select your country'],
    ['country', 'EU', 'Please select your country'],
    ['firstName', '\u200B\u2060', 'Please enter your first name'],
    ['lastName', '\u3164', 'Please enter your last name'],
    ['company', '\u2800 \uFE0F', 'Please enter your company'],
    ['company', 'Kabel\u202Ekrew', 'Please enter your company'],
    ['message', '\u2066Which crimp height?\u2069', 'Please add some more details'],
    ['email', 'mira@kabel werk.ch', 'Please provide a valid email address'],
    ['email', 'mira@zürich', 'Please provide a valid email address'],
    ['email', 'müller@zürich.example', 'Please provide a valid email address'],
    ['product', '', 'Please enter the product'],
    ['serialNumber', '', 'Please enter a valid serial number'],
    ['message', '', 'Please add some more details'],
    ['message', 'Hello', 'Please add some more details'],
  ])('%s "%s": %s', (name, value, sentence) => {
    expect(problemsOf('supportRequest', { ...complete.supportRequest, [name]: value })).toEqual([
      `${name}: ${sentence}`,
    ]);
  });
});

describe('portal 5 "Service request (required fields marked with an asterisk)"', () => {
  it.each([
    ['firstName', 'Please enter your first name'],
    ['lastName', 'Please enter your last name'],
    ['email', 'Please enter a valid E-Mail'],
    ['company', 'Please enter your company'],
    ['address', 'Please enter the address'],
    ['zip', 'Please enter a valid zip code'],
    ['city', 'Please enter the city'],
    ['country', 'Please select your country'],
    ['requestedService', 'Please select the requested service'],
    ['subject', 'Please enter a subject'],
    ['description', 'Please add some more details'],
    ['machineName', 'Please enter the machine name'],
    ['serialNumber', 'Please enter a valid serial number'],
    ['contactLocation', 'Please enter the contact location'],
  ])('without %s: %s', (name, sentence) => {
    expect(problemsOf('serviceRequest', without('serviceRequest', name))).toEqual([`${name}: ${sentence}`]);
  });

  it.each([
    [
      'case ID when referring to an existing case',
      { isExistingCase: 'yes' },
      ['caseId: Please enter the case ID'],
    ],
    ['no case ID otherwise', { isExistingCase: '' }, []],
    [
      'a different return address',
      { hasReturnAddress: 'yes', returnCountry: 'US', returnZip: '123' },
      [
        'returnAddress: Please enter the address',
        'returnZip: Please enter a valid zip code',
        'returnCity: Please enter the city',
        'returnState: Please enter the state',
      ],
    ],
    ['a value that is not offered', { warranty: 'perhaps' }, ['warranty: Please enter a valid value.']],
    [
      'a checkbox with another value',
      { isExistingCase: 'on' },
      ['isExistingCase: Please select the checkbox to continue.'],
    ],
  ])('%s', (_name, values, expected) => {
    expect(problemsOf('serviceRequest', { ...complete.serviceRequest, ...values })).toEqual(expected);
  });

  it.each([
    ['US', ['state: Please enter the state']],
    ['JP', ['state: Please enter the state']],
    ['CH', []],
    ['DE', []],
  ])('requires the state of an address in %s', (country, expected) => {
    const values = { ...complete.serviceRequest, country, zip: country === 'JP' ? '108-0075' : '60601' };
    const problems = problemsOf('serviceRequest', values).filter((problem) => problem.startsWith('state'));
    expect(problems).toEqual(expected);
  });

  it('does not require the state of an absent return address', () => {
    const values = { ...complete.serviceRequest, returnCountry: 'US' };
    expect(problemsOf('serviceRequest', values)).toEqual([]);
    const names = visibleFields('serviceRequest', { ...values, hasReturnAddress: 'yes' });
    expect(names.map(({ name }) => name)).toContain('returnState');
  });

  it('neither validates nor submits hidden fields', () => {
    const parsed = parseForm('serviceRequest', { ...complete.serviceRequest, caseId: '7', returnZip: '!' });
    expect(parsed).toEqual({ ok: true, value: complete.serviceRequest });
    const names = visibleFields('serviceRequest', {}).map(({ name }) => name);
    expect(names).not.toContain('caseId');
    expect(names).toContain('hasReturnAddress');
  });
});

describe('portal 5 "Required checkbox: \'Please select the checkbox to continue.\'"', () => {
  it.each([
    ['contact', 'privacy'],
    ['whitepaper', 'consent'],
  ] as const)('%s without %s', (kind, name) => {
    expect(problemsOf(kind, without(kind, name))).toEqual([
      `${name}: Please select the checkbox to continue.`,
    ]);
  });
});

describe('submitted entries', () => {
  it('are trimmed, and lose control characters', () => {
    const parsed = parseForm('contact', {
      ...complete.contact,
      company: ' Kabel\u0000werk\r\nBcc: all@example.com ',
      message: ' One\r\nTwo\u0007 ',
    });
    expect(parsed).toMatchObject({
      ok: true,
      value: { company: 'Kabelwerk Bcc: all@example.com', message: 'One\nTwo' },
    });
  });

  it.each([
    [5000, []],
    [5001, ['message: Please shorten this text']],
  ])('%i characters of a message', (length, expected) => {
    expect(problemsOf('contact', { ...complete.contact, message: '🔌'.repeat(length) })).toEqual(expected);
  });

  it('count as empty if they are not text; unknown fields are dropped', () => {
    expect(problemsOf('contact', { ...complete.contact, firstName: ['Mira'] })).toEqual([
      'firstName: Please enter your first name',
    ]);
    expect(parseForm('contact', { ...complete.contact, isAdmin: 'yes' })).toEqual({
      ok: true,
      value: complete.contact,
    });
  });

  it('are reported in the order of the fields', () => {
    expect(problemsOf('contact', {}).map((problem) => problem.split(':')[0])).toEqual([
      'firstName',
      'lastName',
      'email',
      'company',
      'country',
      'topic',
      'message',
      'privacy',
    ]);
  });

  it('are validated even if optional', () => {
    expect(problemsOf('storyFeedback', { rating: 'yes', email: 'mira' })).toEqual([
      'email: Please enter a valid E-Mail',
    ]);
  });
});

describe('portal 5 "Please enter a valid zip code"', () => {
  it.each([
    ['CH', '6036', true],
    ['CH', '603', false],
    ['DE', '80331', true],
    ['US', '60007-1234', true],
    ['US', '6000', false],
    ['GB', 'SW1A 1AA', true],
    ['JP', '108-0075', true],
    ['PT', '1000-001', true],
    ['PT', '1000', false],
    ['NL', '1012 AB', true],
    ['NL', '1', false],
    ['', '<script>', false],
  ])('%s %s: %s', (country, zip, expected) => {
    expect(isZipCode(zip, country)).toBe(expected);
  });
});

it('has messages for every field, option and group', () => {
  const fields = kinds.flatMap(fieldsOfForm);
  const groups = kinds.flatMap((kind) => formDefinitions[kind].groups.map(({ name }) => name));
  expect(Object.keys(formLabelMessages).sort()).toEqual([...new Set(fields.map(({ name }) => name))].sort());
  expect(Object.keys(formGroupMessages).sort()).toEqual([...new Set(groups)].sort());
  const options = fields.flatMap(({ name, options = [] }) => options.map((value) => `${name}.${value}`));
  expect(Object.keys(formOptionMessages).sort()).toEqual([...new Set(options)].sort());
});
