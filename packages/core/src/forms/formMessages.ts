type Named<TGroup extends string, TTexts> = {
  readonly [TKey in keyof TTexts & string]: {
    readonly id: `blocks.form.${TGroup}.${TKey}`;
    readonly defaultMessage: string;
  };
};

/** The ids are `blocks.form.{group}.{key}`. */
function createMessages<const TGroup extends string, const TTexts extends Record<string, string>>(
  group: TGroup,
  texts: TTexts,
): Named<TGroup, TTexts> {
  const entries = Object.entries(texts).map(([key, defaultMessage]) => [
    key,
    { id: `blocks.form.${group}.${key}`, defaultMessage },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-return -- `fromEntries` loses the keys, which are those of `texts`
  return Object.fromEntries(entries);
}

/** Messages of the specification, word for word (portal, section 5). */
export const formErrorMessages = createMessages('error', {
  value: 'Please enter a valid value.',
  checkbox: 'Please select the checkbox to continue.',
  email: 'Please enter a valid E-Mail',
  emailAddress: 'Please provide a valid email address',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  company: 'Please enter your company',
  country: 'Please select your country',
  product: 'Please enter the product',
  serialNumber: 'Please enter a valid serial number',
  message: 'Please add some more details',
  zip: 'Please enter a valid zip code',
  address: 'Please enter the address',
  city: 'Please enter the city',
  state: 'Please enter the state',
  topic: 'Please select a topic',
  requestedService: 'Please select the requested service',
  subject: 'Please enter a subject',
  caseId: 'Please enter the case ID',
  machineName: 'Please enter the machine name',
  contactLocation: 'Please enter the contact location',
  rating: 'Please select an answer',
  tooLong: 'Please shorten this text',
  tooManyFiles: 'Please attach at most 10 files',
  uploadGone: 'Please attach the files again',
  tooLarge: 'This file is larger than 100 MB',
  notAllowed: 'Please attach images or videos only',
  empty: 'This file is empty',
  infected: 'This file contains malware and was not accepted',
  tooComplex: 'This file is too complex to be checked for malware and was not accepted',
  broken: 'This file was not uploaded. Please attach it again',
  unavailable: 'This file cannot be accepted at the moment. Please try again later',
});

export const formLabelMessages = createMessages('label', {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Telephone',
  company: 'Company',
  country: 'Country',
  topic: 'Topic',
  product: 'Product',
  message: 'Message',
  privacy: 'I agree to my details being used to answer this message',
  serialNumber: 'Serial number',
  address: 'Address',
  city: 'City',
  state: 'State',
  zip: 'Zip code',
  hasReturnAddress: 'The return address is different',
  returnAddress: 'Return address',
  returnCity: 'City of the return address',
  returnState: 'State of the return address',
  returnZip: 'Zip code of the return address',
  returnCountry: 'Country of the return address',
  requestedService: 'Requested service',
  reason: 'Reason',
  subject: 'Subject',
  description: 'Description',
  isExistingCase: 'This request refers to an existing case',
  caseId: 'Case ID',
  machineName: 'Machine name',
  warranty: 'Warranty',
  serviceContract: 'Service contract',
  contactLocation: 'Contact location',
  files: 'Images or videos',
  rating: 'Was this story helpful?',
  comment: 'Comment',
  name: 'Name',
  story: 'Story',
  consent: 'I agree to my details being used to send me the whitepaper and news on its subject',
  file: 'Whitepaper',
});

/** Labels of options, by `{field}.{value}`. */
export const formOptionMessages = createMessages('option', {
  'topic.product': 'A product',
  'topic.service': 'Service',
  'topic.sparePart': 'Spare and wear parts',
  'topic.training': 'Training',
  'topic.other': 'Something else',
  'requestedService.repair': 'Repair',
  'requestedService.maintenance': 'Maintenance',
  'requestedService.calibration': 'Calibration',
  'requestedService.relocation': 'Relocation',
  'requestedService.training': 'Training',
  'requestedService.sparePart': 'Spare part',
  'requestedService.other': 'Other',
  'warranty.yes': 'Yes',
  'warranty.no': 'No',
  'warranty.unknown': 'I do not know',
  'serviceContract.yes': 'Yes',
  'serviceContract.no': 'No',
  'serviceContract.unknown': 'I do not know',
  'rating.yes': 'Yes',
  'rating.partly': 'Partly',
  'rating.no': 'No',
});

export const formGroupMessages = createMessages('group', {
  person: 'About you',
  request: 'Your request',
  machine: 'Your machine',
  address: 'Contact address',
  returnAddress: 'Return address',
  case: 'Existing case',
  attachments: 'Images and videos',
  agreement: 'Agreement',
  feedback: 'Your feedback',
  reply: 'If you would like an answer',
  hidden: 'Reference',
});

export const formNameMessages = createMessages('name', {
  contact: 'Talk to an expert',
  supportRequest: 'Support request',
  serviceRequest: 'Service request',
  storyFeedback: 'Story feedback',
  whitepaper: 'Whitepaper',
});

/** Confirmation mail. It does not repeat entered values: anybody can enter somebody else's address. */
export const formMailMessages = createMessages('mail', {
  subject: 'We have received your message: {form}',
  greeting: 'Hello',
  thanks: 'Thank you for your message. We have received it.',
  reference: 'Your reference: {reference}',
  promise: 'We will reply within {hours} hours.',
  whitepaper: 'Your whitepaper: {address}',
  closing: 'Kind regards',
});

type ValueOf<TMessages> = TMessages extends unknown ? TMessages[keyof TMessages] : never;

export type FormMessage = ValueOf<
  | typeof formErrorMessages
  | typeof formLabelMessages
  | typeof formOptionMessages
  | typeof formGroupMessages
  | typeof formNameMessages
  | typeof formMailMessages
>;
