import * as z from 'zod/mini';
import { applicationKeys } from '@kmx/core/portal';
import type { MessageId } from '../../shared/MessageId';

export const inviteDraftSchema = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  language: z.string(),
  country: z.string(),
  organisationId: z.string(),
  applications: z.array(z.enum(applicationKeys)),
});

export type InviteDraft = z.infer<typeof inviteDraftSchema>;
export type InviteField = Exclude<keyof InviteDraft, 'applications'>;

export const emptyInvite: InviteDraft = {
  email: '',
  firstName: '',
  lastName: '',
  language: '',
  country: '',
  organisationId: '',
  applications: [],
};

const emailSchema = z.email();

/** In the order of the form, so that errors are listed in that order. */
export const inviteFields: readonly InviteField[] = [
  'email',
  'firstName',
  'lastName',
  'organisationId',
  'country',
  'language',
];

const messageOf = (field: InviteField, text: string): MessageId | undefined => {
  if (field === 'email')
    return emailSchema.safeParse(text).success ? undefined : 'portal.users.invite.error.email';
  return text === '' ? 'portal.account.error.value' : undefined;
};

export interface InviteFault {
  readonly field: InviteField;
  readonly message: MessageId;
}

/**
 * Returns the errors of an invitation, in the order of the form (section 5: "Invite: valid email"; the rest is
 * required).
 */
export const findInviteFaults = (draft: InviteDraft): readonly InviteFault[] =>
  inviteFields.flatMap((field) => {
    const message = messageOf(field, draft[field].trim());
    return message ? [{ field, message }] : [];
  });

interface Choices {
  readonly organisations: readonly { readonly id: string }[];
  readonly countries: readonly {
    readonly code: string;
    readonly languages: readonly string[];
    readonly defaultLanguage: string;
  }[];
}

/**
 * Fills in the language and fields with only one choice. The language is the chosen one, else that of the inviter, if the
 * country has it, else the country's default (section 5: languages "must come from the lists offered").
 */
export function completeInvite(
  draft: InviteDraft,
  { organisations, countries }: Choices,
  inviterLanguage: string,
): InviteDraft {
  const [only, second] = organisations;
  const country = countries.find(({ code }) => code === draft.country);
  const language = [draft.language, inviterLanguage].find(
    (code) => code !== '' && (country === undefined || country.languages.includes(code)),
  );
  return {
    ...draft,
    organisationId: draft.organisationId || (only && !second ? only.id : ''),
    language: language ?? country?.defaultLanguage ?? '',
  };
}
