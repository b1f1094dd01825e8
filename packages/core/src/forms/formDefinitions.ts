import { formKinds, type FormDefinition, type FormField, type FormKind } from './FormDefinition';
import {
  box,
  choice,
  companyField,
  countryField,
  emailField,
  field,
  hidden,
  longField,
  nameFields,
  phoneField,
  serialNumberField,
} from './formFields';
import { serviceRequest } from './serviceRequest';

const country = countryField({ name: 'country', autoComplete: 'country' });

const contact: FormDefinition = {
  kind: 'contact',
  slug: 'contact',
  groups: [
    { name: 'person', fields: [...nameFields, emailField(), phoneField, companyField, country] },
    {
      name: 'request',
      fields: [
        choice({
          name: 'topic',
          error: 'topic',
          options: ['product', 'service', 'sparePart', 'training', 'other'],
        }),
        field({ name: 'product', isRequired: false }),
        longField({ name: 'message' }),
      ],
    },
    { name: 'agreement', fields: [box({ name: 'privacy' })] },
  ],
};

const supportRequest: FormDefinition = {
  kind: 'supportRequest',
  slug: 'support-request',
  groups: [
    { name: 'person', fields: [...nameFields, emailField({ error: 'emailAddress' }), companyField, country] },
    { name: 'machine', fields: [field({ name: 'product', error: 'product' }), serialNumberField] },
    // "Please add some more details": rejects one or two words.
    { name: 'request', fields: [longField({ name: 'message', minLength: 10 })] },
  ],
};

const storyFeedback: FormDefinition = {
  kind: 'storyFeedback',
  slug: 'story-feedback',
  groups: [
    {
      name: 'feedback',
      fields: [
        choice({
          name: 'rating',
          control: 'radio',
          error: 'rating',
          width: 'full',
          options: ['yes', 'partly', 'no'],
        }),
        longField({ name: 'comment', isRequired: false }),
      ],
    },
    {
      name: 'reply',
      fields: [
        field({ name: 'name', isRequired: false, autoComplete: 'name' }),
        emailField({ isRequired: false }),
      ],
    },
    { name: 'hidden', fields: [hidden('story')] },
  ],
};

const whitepaper: FormDefinition = {
  kind: 'whitepaper',
  slug: 'whitepaper',
  groups: [
    { name: 'person', fields: [...nameFields, emailField(), companyField, country] },
    { name: 'agreement', fields: [box({ name: 'consent' })] },
    { name: 'hidden', fields: [hidden('file')] },
  ],
};

export const formDefinitions: Readonly<Record<FormKind, FormDefinition>> = {
  contact,
  supportRequest,
  serviceRequest,
  storyFeedback,
  whitepaper,
};

export const fieldsOfForm = (kind: FormKind): readonly FormField[] =>
  formDefinitions[kind].groups.flatMap(({ fields }) => fields);

/** Finds a form by its slug, such as "service-request". */
export const findFormKind = (slug: string): FormKind | undefined =>
  formKinds.find((kind) => formDefinitions[kind].slug === slug);

/** Maximum of files for one submission. */
export const maxAttachments = 10;
