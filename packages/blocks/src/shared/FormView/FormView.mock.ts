import {
  formDefinitions,
  formErrorMessages,
  type FormKind,
  type FormReading,
  type FormState,
  type FormValues,
} from '@kmx/core/forms';
import { longText, longTitle, longWord } from '../../testing/longContent';

const enteredMock: FormValues = {
  firstName: 'Mira',
  lastName: 'Wolf',
  email: 'mira.wolf@example.com',
  phone: '+41 44 000 00 00',
  company: 'Harness Works',
  address: 'Industriestrasse 6',
  zip: '6036',
  city: 'Dierikon',
  country: 'CH',
  hasReturnAddress: 'yes',
  returnAddress: 'Rampe 2',
  returnZip: '75179',
  returnCity: 'Pforzheim',
  returnCountry: 'DE',
  machineName: 'Cresta 433',
  serialNumber: '433/20-118',
  warranty: 'no',
  serviceContract: 'yes',
  isExistingCase: 'yes',
  caseId: 'C-20817',
  requestedService: 'calibration',
  subject: 'Crimp height drifts by 0.02 mm',
  description: 'After two hours the height drifts.\nThe terminal is the same, the wire is 0.35 mm².',
  contactLocation: 'Dierikon',
  topic: 'product',
  product: 'Cresta 433',
  message: 'We crimp 0.35 mm² at 4 800 pieces an hour and need seals on both ends.',
  privacy: 'yes',
  consent: 'yes',
  rating: 'partly',
  comment: 'The figures help; a drawing of the die would help more.',
  name: 'Mira Wolf',
  story: 'crimp-height',
  file: 'crimp-force-monitoring',
};

export const createFormReading = (
  kind: FormKind,
  state: FormState = { kind: 'empty' },
  overrides: Partial<FormReading> = {},
): FormReading => ({
  action: `/api/forms/${formDefinitions[kind].slug}`,
  returnTo: `/en/${formDefinitions[kind].slug}`,
  site: 'main',
  locale: 'en',
  state,
  prefill: {},
  countries: [
    { code: 'CH', name: 'Switzerland' },
    { code: 'DE', name: 'Germany' },
    { code: 'JP', name: 'Japan' },
  ],
  ...overrides,
});

/** One state of each kind, as after a post without script. */
export const formStatesMock = {
  empty: { kind: 'empty' },
  invalid: {
    kind: 'invalid',
    values: { firstName: 'Mira', email: 'mira' },
    problems: [
      { field: 'lastName', messageId: formErrorMessages.lastName.id },
      { field: 'email', messageId: formErrorMessages.email.id },
    ],
  },
  review: {
    kind: 'review',
    values: enteredMock,
    confirm: 'signed',
    attachments: [{ id: 'u1', name: 'crimp-height-drift.mp4' }],
  },
  failed: { kind: 'failed', values: enteredMock, reason: 'unavailable' },
  sent: { kind: 'sent', reference: 'KMX-7F3K-9Q2M' },
} as const satisfies Record<FormState['kind'], FormState>;

export const longFormStateMock = {
  kind: 'invalid',
  values: {
    ...enteredMock,
    firstName: 'Maximiliane-Alexandra',
    lastName: longWord,
    company: longTitle,
    message: longText,
    description: longText,
    comment: longText,
    privacy: '',
    consent: '',
  },
  problems: [{ field: 'email', messageId: formErrorMessages.email.id }],
} as const satisfies FormState;
