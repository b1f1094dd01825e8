import type { Organization } from 'schema-dts';

export interface StoryContactInput {
  readonly name: string;
  readonly text?: string | undefined;
  readonly url: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** Parent company. */
  readonly organization: { readonly name: string; readonly url: string };
}

/** Creates schema.org's Organization for a contact: a team is no person. */
export function createStoryContactThing(contact: StoryContactInput): Organization {
  const { name, text, url, email, phone, organization } = contact;
  return {
    '@type': 'Organization',
    name,
    url,
    ...(text && { description: text }),
    parentOrganization: { '@type': 'Organization', ...organization },
    ...((Boolean(email) || Boolean(phone)) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'media relations',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
  };
}
