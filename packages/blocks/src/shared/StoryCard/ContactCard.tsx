import { phoneHref } from '@kmx/core';
import { Heading, Link, type HeadingLevel } from '@kmx/design-system';
import type { StoryContactItem } from '../../contract/lists/StoryListing';
import { preservePhones } from '../text/preservePhones';
import { Details, Portrait, Frame, Content } from './ContactCard.styles';
import type { StoryContext } from './Story';
import { StoryPicture } from './StoryPicture';

interface ContactCardProps {
  readonly contact: StoryContactItem;
  readonly context: Pick<StoryContext, 'mediaUrl'>;
  readonly headingLevel: HeadingLevel;
  /** Shown instead of mail and telephone. */
  readonly note?: string;
}

export const ContactDetails = ({ email, phone }: Pick<StoryContactItem, 'email' | 'phone'>) => (
  <>
    {email && (
      <Link href={`mailto:${email}`} dataLink="plain">
        {email}
      </Link>
    )}
    {phone && (
      <Link href={phoneHref(phone)} dataLink="plain">
        {preservePhones(phone)}
      </Link>
    )}
  </>
);

/** Contact with its picture (80 × 80, section 9); the name links to its page. */
export function ContactCard({ contact, context, headingLevel, note }: ContactCardProps) {
  const { name, role, href, image } = contact;
  return (
    <Frame>
      <Portrait>
        <StoryPicture media={image} kind="contact" alt="" context={context} />
      </Portrait>
      <Content>
        <Heading level={headingLevel} size="s">
          <Link href={href} dataLink="route">
            {name}
          </Link>
        </Heading>
        {role && <Details>{role}</Details>}
        <Details>{note ?? <ContactDetails {...contact} />}</Details>
      </Content>
    </Frame>
  );
}
