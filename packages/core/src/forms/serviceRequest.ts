import type { FormCondition, FormDefinition, FormField, FormFieldName } from './FormDefinition';
import {
  box,
  choice,
  companyField,
  countryField,
  emailField,
  field,
  longField,
  nameFields,
  phoneField,
  serialNumberField,
} from './formFields';

const hasReturnAddress: FormCondition = { field: 'hasReturnAddress', isOneOf: ['yes'] };
const isExistingCase: FormCondition = { field: 'isExistingCase', isOneOf: ['yes'] };
/** Countries whose postal addresses name a state, province or prefecture (docs/adr/0046). */
const countriesWithStates = ['AU', 'BR', 'CA', 'CN', 'IN', 'JP', 'KR', 'MX', 'MY', 'US'];

const stateField = (name: FormFieldName, country: string, given: Partial<FormField> = {}): FormField =>
  field({
    name,
    error: 'state',
    maxLength: 100,
    visibleWhen: { field: country, isOneOf: countriesWithStates },
    ...given,
  });

const yesNoUnknown = ['yes', 'no', 'unknown'];

const contactAddress: readonly FormField[] = [
  field({ name: 'address', error: 'address', width: 'full', autoComplete: 'address-line1' }),
  field({
    name: 'zip',
    rule: 'zip',
    error: 'zip',
    maxLength: 12,
    countryField: 'country',
    autoComplete: 'postal-code',
  }),
  field({ name: 'city', error: 'city', maxLength: 100, autoComplete: 'address-level2' }),
  countryField({ name: 'country', autoComplete: 'country' }),
  stateField('state', 'country', { autoComplete: 'address-level1' }),
];

const returnAddress: readonly FormField[] = [
  field({ name: 'returnAddress', error: 'address', width: 'full', visibleWhen: hasReturnAddress }),
  field({
    name: 'returnZip',
    rule: 'zip',
    error: 'zip',
    maxLength: 12,
    countryField: 'returnCountry',
    visibleWhen: hasReturnAddress,
  }),
  field({ name: 'returnCity', error: 'city', maxLength: 100, visibleWhen: hasReturnAddress }),
  countryField({ name: 'returnCountry', visibleWhen: hasReturnAddress }),
  stateField('returnState', 'returnCountry'),
];

const request: readonly FormField[] = [
  choice({
    name: 'requestedService',
    error: 'requestedService',
    options: ['repair', 'maintenance', 'calibration', 'relocation', 'training', 'sparePart', 'other'],
  }),
  field({ name: 'reason', isRequired: false }),
  field({ name: 'subject', error: 'subject', width: 'full' }),
  longField({ name: 'description' }),
  field({ name: 'contactLocation', error: 'contactLocation', width: 'full' }),
];

const machine: readonly FormField[] = [
  field({ name: 'machineName', error: 'machineName' }),
  serialNumberField,
  choice({ name: 'warranty', control: 'radio', isRequired: false, options: yesNoUnknown }),
  choice({ name: 'serviceContract', control: 'radio', isRequired: false, options: yesNoUnknown }),
];

/** Service request with its conditional parts: an existing case, a return address (portal, sections 3 and 5). */
export const serviceRequest: FormDefinition = {
  kind: 'serviceRequest',
  slug: 'service-request',
  groups: [
    { name: 'person', fields: [...nameFields, emailField(), phoneField, companyField] },
    { name: 'address', fields: contactAddress },
    {
      name: 'returnAddress',
      fields: [box({ name: 'hasReturnAddress', isRequired: false }), ...returnAddress],
    },
    { name: 'machine', fields: machine },
    {
      name: 'case',
      fields: [
        box({ name: 'isExistingCase', isRequired: false }),
        field({ name: 'caseId', error: 'caseId', maxLength: 50, visibleWhen: isExistingCase }),
      ],
    },
    { name: 'request', fields: request },
    {
      name: 'attachments',
      fields: [field({ name: 'files', control: 'files', isRequired: false, width: 'full' })],
    },
  ],
};
