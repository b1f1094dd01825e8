import type { HeadingLevel } from '@kmx/design-system';
import type { StoryContactItem } from '../../contract/lists/StoryListing';
import { ContactCard } from './ContactCard';
import { Contacts } from './ContactCard.styles';
import type { StoryContext } from './Story';

interface ContactCardsProps {
  readonly contacts: readonly (StoryContactItem & { readonly note?: string })[];
  readonly context: Pick<StoryContext, 'mediaUrl'>;
  readonly headingLevel: HeadingLevel;
}

export const ContactCards = ({ contacts, context, headingLevel }: ContactCardsProps) => (
  <Contacts>
    {contacts.map(({ note, ...contact }) => (
      <li key={contact.id}>
        <ContactCard contact={contact} context={context} headingLevel={headingLevel} note={note} />
      </li>
    ))}
  </Contacts>
);
