import type { Organization } from 'schema-dts';

/** A desk or team that answers for stories; addresses are absolute. */
export interface StoryContactInput {
  readonly name: string;
  readonly text?: string | undefined;
  readonly url: string;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  /** The company that it belongs to. */
  readonly organization: { readonly name: string; readonly url: string };
}

/** A contact of stories as schema.org's Organization within the company: a desk is no person. */
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
